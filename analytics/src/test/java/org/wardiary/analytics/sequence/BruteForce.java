package org.wardiary.analytics.sequence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.analytics.sequence.SequenceQuery.Condition;
import org.wardiary.analytics.sequence.SequenceQuery.Link;
import org.wardiary.analytics.sequence.SequenceQuery.Pattern;
import org.wardiary.analytics.sequence.SequenceQuery.Place;
import org.wardiary.analytics.sequence.SequenceQuery.Step;
import org.wardiary.analytics.sequence.SequenceQuery.Unit;
import org.wardiary.analytics.sequence.SequenceQuery.Value;
import org.wardiary.events.event.GameEvent;

/**
 * The meaning of a query as {@code docs/find.md} defines it, without any optimization: of all ways
 * to choose an event for each step those that fit, and of these, for each first event, the one
 * whose events are nearest.
 */
final class BruteForce {

  private static final Map<String, String> NAMES =
      Map.of("move", "UnitMoved", "loss", "UnitEliminated", "pass", "TurnPassed");

  private final List<Step> steps;
  private final List<GameEvent> events;

  BruteForce(SequenceQuery query, List<GameEvent> events) {
    this.steps = query.steps();
    this.events = events;
  }

  /** The places of the events of each sequence. */
  List<List<Integer>> find() {
    List<List<Integer>> found = new ArrayList<>();
    for (int first = 0; first < events.size(); first++) {
      List<List<Integer>> chosen = new ArrayList<>();
      choose(List.of(first), chosen);
      chosen.stream()
          .filter(this::fits)
          .min(Comparator.comparing(this::distances, BruteForce::compare))
          .ifPresent(found::add);
    }
    return found;
  }

  private void choose(List<Integer> some, List<List<Integer>> all) {
    if (some.size() == steps.size()) {
      all.add(some);
      return;
    }
    for (int i = 0; i < events.size(); i++) {
      List<Integer> more = new ArrayList<>(some);
      more.add(i);
      choose(more, all);
    }
  }

  /**
   * The event from which a step is searched: the last or the first of those chosen for earlier
   * steps.
   */
  private int from(List<Integer> chosen, int step) {
    List<Integer> before = chosen.subList(0, step);
    return steps.get(step).link().place() == Place.THEN
        ? before.stream().mapToInt(i -> i).max().orElseThrow()
        : before.stream().mapToInt(i -> i).min().orElseThrow();
  }

  private List<Integer> distances(List<Integer> chosen) {
    List<Integer> distances = new ArrayList<>();
    for (int step = 1; step < steps.size(); step++) {
      distances.add(Math.abs(chosen.get(step) - from(chosen, step)));
    }
    return distances;
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    for (int i = 0; i < one.size(); i++) {
      if (!one.get(i).equals(other.get(i))) {
        return one.get(i) - other.get(i);
      }
    }
    return 0;
  }

  private boolean fits(List<Integer> chosen) {
    for (int step = 0; step < steps.size(); step++) {
      if (!fits(steps.get(step).pattern(), chosen.get(step), chosen)
          || step > 0 && !linked(chosen, step)) {
        return false;
      }
    }
    return true;
  }

  private boolean linked(List<Integer> chosen, int step) {
    Link link = steps.get(step).link();
    int from = from(chosen, step);
    int to = chosen.get(step);
    if (link.place() == Place.THEN ? to <= from : to >= from) {
      return false;
    }
    GameEvent one = events.get(Math.min(from, to));
    GameEvent other = events.get(Math.max(from, to));
    boolean near =
        link.within().stream()
            .allMatch(
                within ->
                    within.number()
                        >= (within.unit() == Unit.TURNS
                            ? other.getTurn() - one.getTurn()
                            : other.getPly() - one.getPly()));
    for (int i = Math.min(from, to) + 1; i < Math.max(from, to); i++) {
      int between = i;
      near &= link.without().stream().noneMatch(pattern -> fits(pattern, between, chosen));
    }
    return near;
  }

  private boolean fits(Pattern pattern, int event, List<Integer> chosen) {
    String type = events.get(event).getType();
    return pattern.kinds().stream().anyMatch(kind -> NAMES.get(kind.text()).equals(type))
        && pattern.conditions().stream().allMatch(condition -> holds(condition, event, chosen));
  }

  private boolean holds(Condition condition, int event, List<Integer> chosen) {
    String own = field(event, condition.field().text());
    List<String> values = new ArrayList<>();
    for (Value value : condition.values()) {
      if (value instanceof Value.Literal literal) {
        values.add(literal.word().text());
      } else if (value instanceof Value.Reference reference) {
        values.add(field(chosen.get(reference.step()), reference.field().text()));
      }
    }
    return switch (condition.operator()) {
      case EQUAL -> values.contains(own);
      case NOT_EQUAL -> !values.contains(own);
      case LESS -> Integer.parseInt(own) < Integer.parseInt(values.get(0));
      case AT_LEAST -> Integer.parseInt(own) >= Integer.parseInt(values.get(0));
      default -> throw new IllegalArgumentException(condition.operator().sign());
    };
  }

  private String field(int event, String name) {
    SpecificRecord body = (SpecificRecord) events.get(event).getBody();
    if (name.equals("ply")) {
      return Integer.toString(events.get(event).getPly());
    }
    return body.get(body.getSchema().getField(name).pos()).toString();
  }
}
