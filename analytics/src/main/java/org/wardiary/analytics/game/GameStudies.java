package org.wardiary.analytics.game;

import java.util.List;
import java.util.ServiceLoader;

/**
 * The registered statistics of games, one per line in {@code
 * META-INF/services/org.wardiary.analytics.game.GameStudy}. A jar with such a file adds its own.
 */
public final class GameStudies {

  private static final List<GameStudy> ALL =
      ServiceLoader.load(GameStudy.class, GameStudies.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  private GameStudies() {}

  /** All registered statistics, in the order of the list. */
  public static List<GameStudy> all() {
    return ALL;
  }

  /**
   * The statistics of one game, in the order of the list; empty if it has none of its own.
   *
   * @param game id of the game
   */
  public static List<GameStudy> of(String game) {
    return ALL.stream().filter(study -> study.serves(game)).toList();
  }
}
