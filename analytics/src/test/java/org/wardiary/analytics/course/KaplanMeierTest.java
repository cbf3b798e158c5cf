package org.wardiary.analytics.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.game.squares.Rows;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.study.Distribution;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** How long units last: the worked example of docs/statistics/survival.md, and R's numbers. */
class KaplanMeierTest {

  private static final Offset<Double> NEAR = within(1e-12);

  /** Lives of games that last nine turns, by the side that won. */
  private record Lives(Map<String, List<Life>> byWinner) implements Course {

    @Override
    public List<Feature> features() {
      return List.of();
    }

    @Override
    public List<TurnEnd> positions(PlayedGame game) {
      return List.of();
    }

    @Override
    public List<Life> lives(PlayedGame game) {
      return byWinner.get(game.summary().getResult());
    }

    @Override
    public List<Asset> assets() {
      return List.of();
    }
  }

  private static Table table(List<Life> lives) {
    return table(lives, lives);
  }

  /**
   * A table of 20 games that Blue won and as many that Gray won, or only of the former if units
   * live as long in both.
   */
  private static Table table(List<Life> blue, List<Life> gray) {
    Rows rows = new Rows().add(20, () -> new One().ends("Blue", "attrition").turns(9));
    if (!blue.equals(gray)) {
      rows.add(20, () -> new One().ends("Gray", "attrition").turns(9));
    }
    Lives lives = new Lives(Map.of("Blue", blue, "Gray", gray));
    return Study.table(Survival.statistic(lives), rows.set().games());
  }

  private static Row after(Table table, long turns) {
    return table.find(row -> row.count("turn") == turns).orElseThrow();
  }

  /**
   * Of a hundred units, one is lost early and nine a turn later. On its own, the first loss says
   * less than all ten, so its lower limit would be lower.
   */
  @Test
  void limits_doNotRise() {
    long[] ended = {1, 2, 2, 2, 2, 2, 2, 2, 2, 2};
    long[] censored = new long[90];
    Arrays.fill(censored, 9);
    KaplanMeier curve =
        new KaplanMeier(Distribution.of(ended), Distribution.of(censored), time -> 0.1);
    assertThat(curve.at(1).interval().low()).isLessThan(curve.at(2).interval().low());

    List<KaplanMeier.Point> points = curve.at(1, 2);

    assertThat(points.get(0).interval().low()).isEqualTo(curve.at(2).interval().low());
    assertThat(points.get(0).interval().high()).isEqualTo(curve.at(1).interval().high());
    assertThat(points.get(0).survival()).isEqualTo(0.99);
    assertThat(points.get(1)).isEqualTo(curve.at(2));
  }

  /**
   * R 4.2.2: {@code survfit(Surv(c(3, 5, 7, 7, 9), c(1, 0, 1, 0, 0)) ~ 1, conf.type = "log-log")}.
   */
  @Test
  void curve_andItsInterval_areThoseOfR() {
    KaplanMeier curve = new KaplanMeier(Distribution.of(3, 7), Distribution.of(5, 7, 9), time -> 1);

    requirePoint(curve.at(3), 0.8, 0.2038092632676393, 0.969179788866743);
    requirePoint(curve.at(8), 1.6 / 3, 0.0683320878472029, 0.863071182738792);
    assertThat(curve.at(7).atRisk()).isEqualTo(3);
    assertThat(curve.at(7).lost()).isEqualTo(2);
    assertThat(curve.at(2).survival()).isEqualTo(1);
  }

  private static void requirePoint(
      KaplanMeier.Point point, double survival, double low, double high) {
    assertThat(point.survival()).isCloseTo(survival, NEAR);
    assertThat(point.interval().low()).isCloseTo(low, NEAR);
    assertThat(point.interval().high()).isCloseTo(high, NEAR);
  }

  @Test
  void intervals_ofUnitsThatGoTogether_areWider() {
    Distribution lost = Distribution.of(3, 7);
    Interval alone = new KaplanMeier(lost, Distribution.of(5, 7, 9), time -> 1).at(7).interval();
    Interval together =
        new KaplanMeier(lost, Distribution.of(5, 7, 9), time -> 0.5).at(7).interval();

    assertThat(together.low()).isLessThan(alone.low());
    assertThat(together.high()).isGreaterThan(alone.high());
  }

  /**
   * In each game three of five units are lost, in half of the games early and in the other half
   * late.
   */
  @Test
  void intervals_whereUnitsAreLostTogetherEarly_areWiderThere_thoughAtTheEndAllGamesAreAlike() {
    Life stands = new Life("I", 0, 0);
    Life early = new Life("I", 0, 3);
    Life late = new Life("I", 0, 8);
    Row row =
        after(
            table(
                List.of(early, early, early, stands, stands),
                List.of(late, late, late, stands, stands)),
            5);
    Interval alone = ofIndependentOnes(60, 3, 140).at(5).interval();

    assertThat(row.number("survival").orElseThrow()).isCloseTo(0.7, NEAR);
    assertThat(width(row)).isGreaterThan(1.3 * (alone.high() - alone.low()));
  }

  /**
   * In each game one of five units is lost, in turn 7: none has been lost after 5 turns, all after
   * 10.
   */
  @Test
  void turnsUpToWhichNoneOrAllAreLost_doNotMakeIntervalsWider() {
    Life stands = new Life("I", 0, 0);
    Row row = after(table(List.of(new Life("I", 0, 7), stands, stands, stands, stands)), 7);
    Interval alone = ofIndependentOnes(20, 7, 80).at(7).interval();

    assertThat(width(row)).isCloseTo(alone.high() - alone.low(), NEAR);
  }

  /**
   * The curve of independent units: {@code lost} of them are lost in a turn, and the others are
   * still there in turn 9.
   */
  private static KaplanMeier ofIndependentOnes(int lost, long turn, int standing) {
    long[] ended = new long[lost];
    long[] censored = new long[standing];
    Arrays.fill(ended, turn);
    Arrays.fill(censored, 9);
    return new KaplanMeier(Distribution.of(ended), Distribution.of(censored), time -> 1);
  }

  private static double width(Row row) {
    return row.number("survival_high").orElseThrow() - row.number("survival_low").orElseThrow();
  }

  @Test
  void units_thatCameLater_countFromThenOn_andRowsGoAsFarAsTwentyGamesDo() {
    Table table =
        table(
            List.of(
                new Life("I", 0, 3),
                new Life("I", 4, 0),
                new Life("I", 1, 8),
                new Life("I", 2, 0),
                new Life("I", 0, 0)));

    assertThat(after(table, 3).number("survival").orElseThrow()).isCloseTo(0.8, NEAR);
    Row seven = after(table, 7);
    assertThat(seven.count("at_risk")).isEqualTo(60);
    assertThat(seven.count("lost")).isEqualTo(40);
    assertThat(seven.number("survival").orElseThrow()).isCloseTo(1.6 / 3, NEAR);
    assertThat(table.rows()).hasSize(9);
  }

  @Test
  void units_thatJoinedAnother_areAtRiskUntilThen_andNotLost() {
    Table table =
        table(
            List.of(
                new Life("I", 0, 3),
                new Life("I", 0, 0, 5),
                new Life("I", 0, 7),
                new Life("I", 0, 0, 7),
                new Life("I", 0, 0)));

    assertThat(after(table, 5).count("lost")).isEqualTo(20);
    assertThat(after(table, 5).count("at_risk")).isEqualTo(80);
    Row seven = after(table, 7);
    assertThat(seven.count("at_risk")).isEqualTo(60);
    assertThat(seven.count("lost")).isEqualTo(40);
    assertThat(seven.number("survival").orElseThrow()).isCloseTo(1.6 / 3, NEAR);
  }
}
