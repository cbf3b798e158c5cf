package org.wardiary.projector.game;

import java.util.List;
import java.util.ServiceLoader;

/**
 * The list of game projections. They are named, one a line, in files {@code
 * META-INF/services/org.wardiary.projector.game.GameProjection}, which any jar can contain.
 */
public final class GameProjections {

  private static final List<GameProjection> ALL =
      ServiceLoader.load(GameProjection.class, GameProjections.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  private GameProjections() {}

  /** All game projections. */
  public static List<GameProjection> all() {
    return ALL;
  }

  /** The kinds of rows of all games. */
  public static List<RowKind<?>> rows() {
    return ALL.stream().<RowKind<?>>flatMap(game -> game.rows().stream()).toList();
  }

  /**
   * The kinds of rows of one game; empty if it has no projection.
   *
   * @param game id of the game
   */
  public static List<RowKind<?>> rows(String game) {
    return ALL.stream()
        .filter(projection -> projection.serves(game))
        .<RowKind<?>>flatMap(projection -> projection.rows().stream())
        .toList();
  }
}
