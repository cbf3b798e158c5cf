package org.wardiary.projector.index;

import java.util.List;

/**
 * An answer that games gave in a position.
 *
 * @param answer its text, as written in the position asked for
 * @param alike other answers that lead to the same position, given what the query merges
 * @param results of the games that gave it, with the sides as in the position asked for
 * @param last the latest of these games, at most {@link Explorer#LAST}, latest first
 * @param next number of games that reached the position after it, by any answers; only a lower
 *     bound if the query does not know the rights of the position
 */
public record Choice(
    String answer, List<String> alike, Results results, List<GameRef> last, int next) {

  /** Copies the lists. */
  public Choice {
    alike = List.copyOf(alike);
    last = List.copyOf(last);
  }

  /**
   * A game that was in the position.
   *
   * @param gameId its id
   * @param ply the ply at which it was
   */
  public record GameRef(String gameId, int ply) {}
}
