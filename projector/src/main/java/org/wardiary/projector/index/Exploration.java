package org.wardiary.projector.index;

import java.util.List;

/**
 * What the archive's games did in a position. A game that came to it more than once counts the
 * first time.
 *
 * @param results of all games that came to it, the sides as in the position asked for
 * @param choices the answers that they gave, the most frequent first
 * @param ended results of the games that ended there
 * @param others results of games in which the position was a merged one and the answer has no
 *     counterpart among the legal answers of the one asked for
 * @param ways how many games came to it by the same answers, for each sequence of answers by which
 *     one did, the most frequent first: all but the first are transpositions
 * @param renumbered games left out because they have other numbers on alike units
 * @param mirrored games left out because they have a mirror image
 * @param merged games counted although the position is a merged one
 */
public record Exploration(
    Results results,
    List<Choice> choices,
    Results ended,
    Results others,
    List<Integer> ways,
    int renumbered,
    int mirrored,
    int merged) {

  /** Copies the lists. */
  public Exploration {
    ways = List.copyOf(ways);
    choices = List.copyOf(choices);
  }
}
