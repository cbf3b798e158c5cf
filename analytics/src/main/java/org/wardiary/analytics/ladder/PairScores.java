package org.wardiary.analytics.ladder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.wardiary.events.game.RandomDraws;

/**
 * Scores of pairs of games, one with each side after the same opening: how often a player made 0,
 * ½, 1, 1½ and 2 points of a pair. The two games of a pair are not independent; the pairs are.
 * Immutable.
 *
 * @param counts five numbers of pairs, by half points
 */
public record PairScores(List<Integer> counts) {

  /** No pair yet. */
  public static final PairScores NONE = new PairScores(Collections.nCopies(5, 0));

  /** Copies the list. */
  public PairScores {
    counts = List.copyOf(counts);
    if (counts.size() != 5 || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException("expected five counts of 0 or more but got " + counts);
    }
  }

  /**
   * With one pair more.
   *
   * @param halves the player's half points in both games, 0 to 4
   */
  public PairScores with(int halves) {
    List<Integer> more = new ArrayList<>(counts);
    more.set(halves, more.get(halves) + 1);
    return new PairScores(more);
  }

  /** Number of pairs. */
  public int pairs() {
    return counts.stream().mapToInt(Integer::intValue).sum();
  }

  /** Points of the player. */
  public double points() {
    double points = 0;
    for (int halves = 0; halves < 5; halves++) {
      points += counts.get(halves) * halves / 2.0;
    }
    return points;
  }

  /** Points of the player for each game, 0 to 1; ½ without games. */
  public double score() {
    return pairs() == 0 ? 0.5 : points() / (2 * pairs());
  }

  /**
   * As many pairs drawn from these with replacement; one pair more that has each of the five scores
   * for a fifth is drawn from too, so that a score never seen is not held to be impossible.
   */
  PairScores resampled(RandomDraws draws) {
    Integer[] drawn = {0, 0, 0, 0, 0};
    int pairs = pairs();
    for (int i = 0; i < pairs; i++) {
      int left = draws.draw(5 * pairs + 5);
      int halves = 0;
      while (left > 5 * counts.get(halves) + 1) {
        left -= 5 * counts.get(halves) + 1;
        halves++;
      }
      drawn[halves]++;
    }
    return new PairScores(List.of(drawn));
  }
}
