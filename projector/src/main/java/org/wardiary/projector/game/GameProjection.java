package org.wardiary.projector.game;

import java.util.List;
import java.util.Set;

/**
 * What the read side provides for a game, or for a family of variants, beyond what it provides for
 * every game. Found by {@link GameProjections}. A game without a projection still has a board, a
 * score curve and a summary.
 */
public interface GameProjection {

  /** Ids of the games that this projection serves, e.g. {@code family/variant}. */
  Set<String> games();

  /** The kinds of rows of these games. */
  List<RowKind<?>> rows();
}
