package org.wardiary.projector.index;

import java.util.List;

/**
 * What the archive's games did in a position. A game that reached it more than once counts only the
 * first time.
 *
 * @param results results of all games that reached it, with the sides as in the position asked for
 * @param choices the answers that they gave, the most frequent first
 * @param ended results of the games that ended there
 * @param others results of games that reached a merged position and gave an answer with no
 *     counterpart among the legal answers of the position asked for
 * @param ways number of games for each sequence of answers that led to it, the most frequent first:
 *     all but the first are transpositions
 * @param renumbered number of games not counted that reached it with other numbers on
 *     interchangeable units
 * @param mirrored number of other games not counted that reached a mirror image
 * @param merged number of games counted that reached a merged position
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
