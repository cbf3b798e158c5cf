package org.wardiary.events.referee;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Tags;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.Problem;
import org.wardiary.events.referee.Setups.Resolved;

/**
 * Finds all problems of a record: every bad tag, the first illegal answer, and text that cannot be
 * read. Does not report what may be the consequence of another problem: after an illegal answer the
 * position is unknown, and on another map or with another first side all answers mean something
 * else.
 */
final class ProblemSearch {

  /** Tags without which a game can be played. */
  private static final Set<String> WITHOUT = Set.of("Result", "Termination", "GameId", "Random");

  private static final Set<String> OF_THE_END = Set.of("Result", "Termination");

  private final Setups setups;
  private final GameText text;
  private final Set<String> badTags = new HashSet<>();
  private final List<Problem> found = new ArrayList<>();
  private Tags tags;

  ProblemSearch(Setups setups, GameText text) {
    this.setups = setups;
    this.text = text;
    this.tags = Referee.tags(text);
  }

  /** The problems in the order in which they were found; empty if the record is accepted. */
  List<Problem> all() {
    boolean refereed = tags.get("Game").flatMap(Games::refereed).isPresent();
    if (refereed && text.size() > 1 && tags.get("First").isEmpty()) {
      tags = tags.without("Termination"); // with answers the first turn must be known
    }
    Resolved resolved = setups.of(tags);
    while (resolved instanceof Resolved.Bad bad
        && isInTheText(bad.rejection().tag())
        && badTags.add(bad.rejection().tag())) {
      found.add(Referee.problem(text, bad));
      mend(bad.rejection().tag());
      resolved = setups.of(tags);
    }
    if (!endsInItsTags()
        && WITHOUT.containsAll(badTags)
        && resolved instanceof Resolved.Ready ready) {
      play(ready);
    }
    text.problem()
        .filter(problem -> found.stream().noneMatch(known -> known.place().equals(problem.place())))
        .ifPresent(found::add);
    return List.copyOf(found);
  }

  /** Whether the header could not be read to its end, so that any tag may be missing. */
  private boolean endsInItsTags() {
    return text.problem().isPresent() && text.size() == 0;
  }

  /** Whether a tag is known to be what the record has, or does not have. */
  private boolean isInTheText(String tag) {
    return !endsInItsTags() || text.tag(tag).isPresent();
  }

  /** Removes a bad tag, or gives {@code First} a valid value, so that the next bad tag is found. */
  private void mend(String tag) {
    Tags rest = tags.without(tag);
    boolean first = tag.equals("First");
    tags =
        first
            ? tags.get("Game")
                .flatMap(Games::find)
                .map(game -> rest.with(tag, game.sides().get(0)))
                .orElse(rest)
            : rest;
  }

  private void play(Resolved.Ready ready) {
    if (new Adjudication(ready.setup(), text, Optional.empty()).verdict()
        instanceof Verdict.Refused refused) {
      boolean atTheEnd =
          text.size() > 0 && refused.problem().place().equals(text.place(text.size() - 1));
      boolean consequence = atTheEnd && badTags.stream().anyMatch(OF_THE_END::contains);
      Optional.of(refused.problem()).filter(problem -> !consequence).ifPresent(found::add);
    }
  }
}
