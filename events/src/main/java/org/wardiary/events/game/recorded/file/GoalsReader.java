package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the scores and the ways to win of a game file. */
final class GoalsReader {

  private static final int MOST_LEAD = 999_999;

  /** Words of {@code Termination} that mean the same in every game. */
  private static final Set<String> RESERVED =
      Set.of(
          "resignation",
          "agreement",
          "time",
          "adjudication",
          "unfinished",
          "unknown",
          "forfeit",
          "bye",
          "unplayed");

  private final Cursor root;
  private final List<String> sides;
  private final MapPlan map;
  private final Set<String> ratings = new LinkedHashSet<>();
  private final Map<String, Score> scores = new LinkedHashMap<>();

  GoalsReader(Cursor root, List<String> sides, MapPlan map, Forces forces) {
    this.root = root;
    this.sides = sides;
    this.map = map;
    forces.kinds().values().forEach(kind -> ratings.addAll(kind.ratings()));
  }

  Goals read() {
    root.entries("scores").forEach((id, score) -> scores.put(id, score(score)));
    Map<String, WayToWin> endings = new LinkedHashMap<>();
    root.entries("endings").forEach((id, ending) -> endings.put(id, ending(ending)));
    return new Goals(scores, endings);
  }

  private Score score(Cursor score) {
    Map<String, Integer> start = new LinkedHashMap<>();
    score
        .entries("start")
        .forEach(
            (side, points) -> {
              if (!sides.contains(side)) {
                throw points.ofKey().bad("a side", sides);
              }
              start.put(side, points.whole());
            });
    Map<String, String> at = new LinkedHashMap<>();
    score
        .entries("at")
        .forEach((id, worth) -> at.put(Spaces.known(worth.ofKey(), map), worth(worth)));
    Map<String, Integer> held = new LinkedHashMap<>();
    score
        .entries("held")
        .forEach((id, points) -> held.put(Spaces.known(points.ofKey(), map), points.whole()));
    return new Score(
        score.key(),
        score.name(),
        start,
        score.get("lost").map(this::worth),
        score.get("left").map(this::worth),
        at,
        held);
  }

  private String worth(Cursor worth) {
    if (worth.node() instanceof Node.Words && !ratings.contains(worth.text())) {
      throw worth.bad("points, or a rating of a kind of unit,", ratings);
    }
    return worth.text();
  }

  private WayToWin ending(Cursor ending) {
    if (RESERVED.contains(ending.key())) {
      throw ending.ofKey().bad("a word that does not mean something else in every game", List.of());
    }
    ending
        .get("most")
        .filter(score -> !scores.containsKey(score.text()))
        .ifPresent(
            score -> {
              throw score.bad("a score", scores.keySet());
            });
    List<WayToWin.Level> levels = new ArrayList<>();
    for (Cursor word : ending.words("levels")) {
      Valued valued = Valued.of(word, MOST_LEAD);
      if (levels.stream().anyMatch(level -> level.word().equals(valued.word()))) {
        throw word.not("each level once", "'" + valued.word() + "' twice");
      }
      levels.add(new WayToWin.Level(valued.word(), valued.number()));
    }
    return new WayToWin(
        ending.key(), ending.name(), ending.text("when").orElse(""), ending.text("most"), levels);
  }
}
