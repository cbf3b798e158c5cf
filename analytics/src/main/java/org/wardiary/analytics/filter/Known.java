package org.wardiary.analytics.filter;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.Endings;

/** Values that a parameter can have, from the list of games. */
final class Known {

  /** Of a game in which programs played all sides. */
  static final String PROGRAMS = "programs";

  /** Of any other game. */
  static final String PEOPLE = "people";

  private Known() {}

  static List<String> games() {
    return Games.all().stream().map(Game::id).toList();
  }

  static List<String> sides() {
    return Games.all().stream().flatMap(game -> game.sides().stream()).distinct().toList();
  }

  static List<String> results() {
    List<String> results = new ArrayList<>(sides());
    results.add("draw");
    results.add("*");
    return results;
  }

  static List<String> endings() {
    return Endings.terminations();
  }

  static List<String> playedBy() {
    return List.of(PEOPLE, PROGRAMS);
  }
}
