package org.wardiary.analytics.game.recorded;

import java.util.List;
import java.util.OptionalDouble;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.recorded.view.RecordedAttack;

/**
 * Luck of one side in the attacks of a game: what the table gave, less the mean of its columns. A
 * loss of the enemy is a gain.
 *
 * @param worth in what losses are counted: steps, or the word of a rating
 * @param attacks attacks of which it is known
 * @param got what the enemy lost by the results, less what the side lost
 * @param expected the sum of the means of the columns that were used
 * @param variance variance of what the table might have given
 */
record TableLuck(String worth, long attacks, double got, double expected, double variance) {

  /** A game has no more than two sides in statistics of luck, so that one's luck is the other's. */
  static TableLuck of(PlayedGame game) {
    List<RecordedAttack> known =
        AttacksByKind.in(game).stream()
            .filter(attack -> !attack.getWorth().isEmpty() && game.index(attack.getSide()) >= 0)
            .toList();
    double got = 0;
    double expected = 0;
    double variance = 0;
    for (RecordedAttack attack : known) {
      int sign = game.index(attack.getSide()) == 0 ? 1 : -1;
      got += sign * attack.getOutcome();
      expected += sign * attack.getMean();
      variance += attack.getVariance();
    }
    String worth = known.isEmpty() ? "" : known.get(0).getWorth();
    return new TableLuck(worth, known.size(), got, expected, variance);
  }

  /** The luck, rounded to billionths, so that no luck is 0. */
  double luck() {
    return Math.rint((got - expected) * Accumulator.UNIT) / Accumulator.UNIT;
  }

  /** The luck in standard deviations; empty if there was no chance. */
  OptionalDouble deviations() {
    return DrawnLuck.deviations(got, expected, variance);
  }

  /** This luck as seen from the other side. */
  TableLuck turned() {
    return new TableLuck(worth, attacks, -got, -expected, variance);
  }
}
