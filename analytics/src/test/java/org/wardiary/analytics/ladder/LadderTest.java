package org.wardiary.analytics.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.events.game.RandomDraws;

/**
 * Compares scores, test and ratings with numbers worked out by hand or by SciPy (roots by brentq,
 * the maximum likelihood also by SLSQP over the five probabilities; ratings by BFGS).
 */
class LadderTest {

  private static final Sprt TEST = new Sprt(0, 50, 0.05, 0.05);

  private static PairScores scores(Integer... counts) {
    return new PairScores(List.of(counts));
  }

  private static PairScores scores(String counts) {
    return new PairScores(List.of(counts.split(" ")).stream().map(Integer::valueOf).toList());
  }

  /** Pairs with 1 half point, with 2 (twice) and with 4: 9 half points of 16. */
  @Test
  void score_isThePointsOfAllGamesByTheirNumber() {
    PairScores some = PairScores.NONE.with(1).with(2).with(4).with(2);
    assertThat(some).isEqualTo(scores(0, 1, 2, 0, 1));
    assertThat(some.pairs()).isEqualTo(4);
    assertThat(some.points()).isEqualTo(4.5);
    assertThat(some.score()).isEqualTo(4.5 / 8);
    assertThat(PairScores.NONE.score()).isEqualTo(0.5);
    assertThatThrownBy(() -> scores(1, 2, 3)).isInstanceOf(IllegalArgumentException.class);
  }

  /** Odds of 10 to 1 are 400 points, odds of 3 to 1 are 400 log10(3). */
  @Test
  void elo_isTheLogarithmOfTheOdds() {
    assertThat(Elo.score(400)).isCloseTo(10 / 11.0, within(1e-12));
    assertThat(Elo.score(0)).isEqualTo(0.5);
  }

  /** ln(19), and for other error rates ln(0.9/0.01) and ln(0.1/0.99). */
  @Test
  void bounds_areThoseOfWald() {
    assertThat(TEST.upperBound()).isCloseTo(2.9444389791664403, within(1e-12));
    assertThat(TEST.lowerBound()).isCloseTo(-2.9444389791664403, within(1e-12));
    Sprt other = new Sprt(0, 5, 0.01, 0.1);
    assertThat(other.upperBound()).isCloseTo(4.499809670330265, within(1e-12));
    assertThat(other.lowerBound()).isCloseTo(-2.2925347571405443, within(1e-12));
    assertThatThrownBy(() -> new Sprt(5, 5, 0.05, 0.05))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "0 0 0 0 24, 3.2064507943149185",
    "0 0 12 6 6, 3.205554323847098",
    "3 10 20 14 5, 0.1432338295779112",
    "5 5 5 5 5, -0.5138911854996908",
    "1 2 3 2 8, 1.4476956139458967",
    "0 0 0 0 0, 0"
  })
  void logRatio_isThatOfSciPy(String counts, double expected) {
    assertThat(TEST.logRatio(scores(counts))).isCloseTo(expected, within(1e-6));
  }

  @Test
  void verdict_isOpenBetweenTheBounds() {
    assertThat(TEST.verdict(scores(0, 0, 0, 0, 24))).isEqualTo(Sprt.Verdict.STRONGER);
    assertThat(TEST.verdict(scores(24, 0, 0, 0, 0))).isEqualTo(Sprt.Verdict.NOT_STRONGER);
    assertThat(TEST.verdict(scores(5, 5, 5, 5, 5))).isEqualTo(Sprt.Verdict.OPEN);
    assertThat(TEST.verdict(PairScores.NONE)).isEqualTo(Sprt.Verdict.OPEN);
  }

  /** 15 points of 20 games and an additional draw: 15.5 to 5.5. */
  @Test
  void rating_ofTwoPlayers_isTheLogarithmOfTheirPoints() {
    double[] ratings = LadderRatings.fit(2, List.of(new MatchUp(1, 0, scores(0, 1, 2, 3, 4))));
    assertThat(ratings[0]).isZero();
    assertThat(ratings[1]).isCloseTo(400 * Math.log10(15.5 / 5.5), within(1e-6));
  }

  @Test
  void ratings_ofFourPlayers_areThoseOfSciPy() {
    List<MatchUp> matchUps =
        List.of(
            new MatchUp(1, 0, scores(0, 1, 4, 3, 2)),
            new MatchUp(2, 1, scores(1, 2, 3, 2, 2)),
            new MatchUp(2, 0, scores(0, 0, 2, 3, 5)),
            new MatchUp(3, 2, scores(2, 2, 4, 1, 1)),
            new MatchUp(3, 0, scores(0, 1, 1, 2, 6)));
    assertThat(LadderRatings.fit(4, matchUps))
        .containsExactly(new double[] {0, 151.36114726, 228.90590062, 208.03780202}, within(1e-4));
  }

  @Test
  void intervals_holdTheRating_comeFromTheSeedAndShrinkWithPairs() {
    PairScores few = scores(2, 4, 8, 7, 4);
    PairScores many = scores(20, 40, 80, 70, 40);
    LadderRatings.Rating rating = rating(few, 1);
    assertThat(rating).isEqualTo(rating(few, 1)).isNotEqualTo(rating(few, 2));
    assertThat(rating.value()).isBetween(rating.low(), rating.high());
    double width = rating.high() - rating.low();
    LadderRatings.Rating narrow = rating(many, 1);
    assertThat(narrow.high() - narrow.low()).isBetween(0.25 * width, 0.4 * width);
  }

  /** If all games were won, the true rating may still be far lower than the estimate. */
  @Test
  void interval_ofAPlayerThatWonAll_isNotAPoint() {
    LadderRatings.Rating rating = rating(scores(0, 0, 0, 0, 20), 1);
    assertThat(rating.low()).isLessThan(rating.value() - 100);
  }

  private static LadderRatings.Rating rating(PairScores scores, long seed) {
    return LadderRatings.of(2, List.of(new MatchUp(1, 0, scores)), seed).get(1);
  }

  /** A resample has as many pairs, with about the same shares. */
  @Test
  void resample_hasAsManyPairs() {
    PairScores scores = scores(0, 100, 0, 300, 100);
    PairScores again = scores.resampled(new RandomDraws(5));
    assertThat(again.pairs()).isEqualTo(500);
    assertThat(again.counts().get(3)).isBetween(250, 350);
    assertThat(again).isNotEqualTo(scores);
  }
}
