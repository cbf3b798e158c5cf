package org.wardiary.projector.game;

import java.util.List;

/**
 * What the read side provides for a game, or for a family of variants, beyond what it provides for
 * every game. Found by {@link GameProjections}. A game without a projection still has a board, a
 * score curve and a summary.
 */
public interface GameProjection {

  /**
   * Whether this projection serves a game.
   *
   * @param game id of the game, e.g. {@code family/variant}
   */
  boolean serves(String game);

  /** The kinds of rows of these games. */
  List<RowKind<?>> rows();
}
