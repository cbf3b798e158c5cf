package org.wardiary.projector.game;

import java.util.List;
import java.util.Set;

/**
 * What the read side knows of a game, or of a family of variants, beyond what all games have. Found
 * by {@link GameProjections}. A game without one has a board, a score curve and a summary.
 */
public interface GameProjection {

  /** Ids of the games that it serves, e.g. {@code family/variant}. */
  Set<String> games();

  /** The kinds of rows of these games. */
  List<RowKind<?>> rows();
}
