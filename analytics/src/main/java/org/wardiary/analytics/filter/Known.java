package org.wardiary.analytics.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Level;
import org.wardiary.events.referee.Endings;

/** The known values of parameters, from the list of games. */
final class Known {

  /** Value for games in which programs played all sides. */
  static final String PROGRAMS = "programs";

  /** Value for all other games. */
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

  static List<String> levels() {
    return Stream.of(Level.values()).map(Level::title).toList();
  }

  static List<String> playedBy() {
    return List.of(PEOPLE, PROGRAMS);
  }
}
