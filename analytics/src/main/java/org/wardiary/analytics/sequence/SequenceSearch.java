package org.wardiary.analytics.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wardiary.analytics.sequence.PatternMatcher.Reference;
import org.wardiary.analytics.sequence.SequenceMatcher.PlacedStep;
import org.wardiary.analytics.sequence.SequenceQuery.Link;
import org.wardiary.analytics.sequence.SequenceQuery.Place;
import org.wardiary.analytics.sequence.SequenceQuery.Within;

/**
 * The search of one game: for each event that fits the first step, it finds the first sequence,
 * trying nearer events first. Steps are bound in the order in which they are written; states known
 * to be dead ends are not tried again. Not thread-safe.
 */
final class SequenceSearch {

  private final List<PlacedStep> steps;
  private final EventRow[] rows;
  private final boolean[][] fits;
  private final EventRow[] found;
  private final List<List<Reference>> needed = new ArrayList<>();
  private final Set<List<Object>> dead = new HashSet<>();

  SequenceSearch(List<PlacedStep> steps, EventRow[] rows) {
    this.steps = steps;
    this.rows = rows;
    this.found = new EventRow[steps.size()];
    this.fits = new boolean[steps.size()][rows.length];
    for (int step = 0; step < steps.size(); step++) {
      for (int i = 0; i < rows.length; i++) {
        fits[step][i] = steps.get(step).pattern().fits(rows[i]);
      }
      needed.add(needed(step));
    }
  }

  /** The fields of events found before a step to which that step and later ones refer. */
  private List<Reference> needed(int step) {
    return steps.subList(step, steps.size()).stream()
        .flatMap(later -> Stream.concat(Stream.of(later.pattern()), later.between().stream()))
        .flatMap(pattern -> pattern.references().stream())
        .filter(reference -> reference.step() < step)
        .distinct()
        .toList();
  }

  /** Whether an event fits the first step. */
  boolean begins(int event) {
    return fits[0][event];
  }

  /** The sequence that begins with an event that fits the first step, if there is one. */
  Optional<Match> from(int event) {
    found[0] = rows[event];
    return goesOn(1, event, event)
        ? Optional.of(new Match(Arrays.asList(found.clone())))
        : Optional.empty();
  }

  /**
   * Whether events can be found for all steps from {@code step} on; stores them in {@code found}.
   *
   * @param first index of the earliest event found so far
   * @param last index of the latest event found so far
   */
  private boolean goesOn(int step, int first, int last) {
    if (step == steps.size()) {
      return true;
    }
    List<Object> state = state(step, first, last);
    if (dead.contains(state)) {
      return false;
    }
    boolean then = steps.get(step).link().place() == Place.THEN;
    int from = then ? last : first;
    int way = then ? 1 : -1;
    for (int i = from + way; i >= 0 && i < rows.length && reaches(step, from, i); i += way) {
      if (fits[step][i] && steps.get(step).pattern().fits(rows[i], found)) {
        found[step] = rows[i];
        if (goesOn(step + 1, then ? first : i, then ? i : last)) {
          return true;
        }
      }
      if (isBetween(step, i)) {
        break;
      }
    }
    dead.add(state);
    return false;
  }

  private List<Object> state(int step, int first, int last) {
    List<Object> state = new ArrayList<>();
    state.add(step);
    state.add(isNeeded(step, Place.AFTER) ? first : -1);
    state.add(isNeeded(step, Place.THEN) ? last : -1);
    needed.get(step).forEach(one -> state.add(found[one.step()].value(one.field())));
    return state;
  }

  /** Whether a step, or a later one, has a place. */
  private boolean isNeeded(int step, Place place) {
    for (int later = step; later < steps.size(); later++) {
      if (steps.get(later).link().place() == place) {
        return true;
      }
    }
    return false;
  }

  private boolean reaches(int step, int from, int to) {
    Link link = steps.get(step).link();
    for (Within within : link.within()) {
      int distance =
          switch (within.unit()) {
            case TURNS -> rows[to].turn() - rows[from].turn();
            case PLIES -> rows[to].ply() - rows[from].ply();
          };
      if (Math.abs(distance) > within.number()) {
        return false;
      }
    }
    return true;
  }

  /** Whether an event is one that must not occur on the way to a step. */
  private boolean isBetween(int step, int event) {
    for (PatternMatcher pattern : steps.get(step).between()) {
      if (pattern.fits(rows[event]) && pattern.fits(rows[event], found)) {
        return true;
      }
    }
    return false;
  }
}
