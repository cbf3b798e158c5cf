package org.wardiary.events.game;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * The list of games, in display order. Each game is one line of {@code
 * META-INF/services/org.wardiary.events.game.Game}; any jar with such a file contributes its games.
 */
public final class Games {

  private static final List<Game> ALL =
      ServiceLoader.load(Game.class, Games.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  private Games() {}

  /** All games. */
  public static List<Game> all() {
    return ALL;
  }

  /** The game with an id. */
  public static Optional<Game> find(String id) {
    return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
  }
}
