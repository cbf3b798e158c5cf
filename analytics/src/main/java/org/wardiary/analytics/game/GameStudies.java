package org.wardiary.analytics.game;

import java.util.List;
import java.util.ServiceLoader;

/**
 * The list of games' statistics: one line each in {@code
 * META-INF/services/org.wardiary.analytics.game.GameStudy}. A jar that has such a file adds its
 * statistics.
 */
public final class GameStudies {

  private static final List<GameStudy> ALL =
      ServiceLoader.load(GameStudy.class, GameStudies.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  private GameStudies() {}

  /** All of them, in the order of the list. */
  public static List<GameStudy> all() {
    return ALL;
  }

  /**
   * Those of one game, in the order of the list; none if the game has no statistics of its own.
   *
   * @param game its id
   */
  public static List<GameStudy> of(String game) {
    return ALL.stream().filter(study -> study.games().contains(game)).toList();
  }
}
