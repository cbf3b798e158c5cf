package org.wardiary.analytics.ladder;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.wardiary.events.game.RandomDraws;

/**
 * A player's scores in pairs of games, one game with each side after the same opening: how often
 * the player scored 0, ½, 1, 1½ and 2 points in a pair. The two games of a pair are not
 * independent; pairs are. Immutable.
 *
 * @param counts numbers of pairs with 0 to 4 half points, five in all
 */
public record PairScores(List<Integer> counts) {

  /** Scores without any pair. */
  public static final PairScores NONE = new PairScores(Collections.nCopies(5, 0));

  /** Copies the list, and checks that it has five counts, none of them negative. */
  public PairScores {
    counts = List.copyOf(counts);
    if (counts.size() != 5 || counts.stream().anyMatch(count -> count < 0)) {
      throw new IllegalArgumentException("expected five counts of 0 or more but got " + counts);
    }
  }

  /**
   * These scores and one more pair.
   *
   * @param halves the player's half points in both games together, 0 to 4
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

  /** Total points of the player. */
  public double points() {
    double points = 0;
    for (int halves = 0; halves < 5; halves++) {
      points += counts.get(halves) * halves / 2.0;
    }
    return points;
  }

  /** Points of the player per game, 0 to 1; ½ if there are no games. */
  public double score() {
    return pairs() == 0 ? 0.5 : points() / (2 * pairs());
  }

  /**
   * A bootstrap sample: as many pairs, drawn from these with replacement. One additional pair, a
   * fifth of it with each of the five scores, is also drawn from, so that a score never seen is not
   * taken to be impossible.
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
