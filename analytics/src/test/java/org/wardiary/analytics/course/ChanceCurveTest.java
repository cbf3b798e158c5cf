package org.wardiary.analytics.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.course.ChanceCurve.Point;
import org.wardiary.analytics.course.ChanceCurve.Swing;

/** The game of the worked example of docs/statistics/course-of-games.md. */
class ChanceCurveTest {

  private static ChanceCurve curve(OptionalDouble result) {
    List<TurnEnd> positions = Stream.of(0, 2, 4, 6, 8).map(turn -> new TurnEnd(turn, 0)).toList();
    return new ChanceCurve(positions, new double[] {0.5, 0.7, 0.3, 0.95, 0.97}, 10, result);
  }

  @Test
  void largestTurns_comeInTheOrderOfTheGame() {
    ChanceCurve won = curve(OptionalDouble.of(1));

    assertThat(won.points()).hasSize(5).startsWith(new Point(0, 0.5)).endsWith(new Point(8, 0.97));
    assertThat(won.swings(2, 0.1)).containsExactly(new Swing(4, 0.7, 0.3), new Swing(6, 0.3, 0.95));
    assertThat(won.swings(9, 0.1)).extracting(Swing::turn).containsExactly(2, 4, 6);
  }

  @Test
  void result_isWhatTheLastTurnChanged_ifThereIsOne() {
    assertThat(curve(OptionalDouble.of(0)).swings(1, 0.1)).containsExactly(new Swing(10, 0.97, 0));
    assertThat(curve(OptionalDouble.empty()).swings(9, 0)).extracting(Swing::turn).endsWith(8);
  }
}
