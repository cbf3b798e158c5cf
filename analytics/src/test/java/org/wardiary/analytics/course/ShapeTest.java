package org.wardiary.analytics.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The worked example of docs/statistics/course-of-games.md. */
class ShapeTest {

  private static Trajectory game(double result) {
    List<TurnEnd> positions = Stream.of(0, 2, 4, 6, 8).map(turn -> new TurnEnd(turn, 0)).toList();
    return new Trajectory(new Trajectory.End(result, "", "attrition"), 10, positions, List.of());
  }

  @Test
  void gameWithAComeback_isThatOfTheWorkedExample() {
    Shape shape = Shape.of(game(1), 0.5, 0.7, 0.3, 0.95, 0.97);

    assertThat(shape.leadChanges()).isEqualTo(2);
    assertThat(shape.drama()).isCloseTo(1.3, within(1e-12));
    assertThat(shape.largest()).isCloseTo(0.65, within(1e-12));
    assertThat(shape.largestTurn()).isEqualTo(6);
    assertThat(shape.lowest()).isEqualTo(0.3);
    assertThat(shape.decided()).isCloseTo(0.6, within(1e-12));
  }

  @Test
  void sameGame_wonByTheOther_wasDecidedByItsLastTurn() {
    Shape shape = Shape.of(game(0), 0.5, 0.7, 0.3, 0.95, 0.97);

    assertThat(shape.lowest()).isCloseTo(0.03, within(1e-12));
    assertThat(shape.decided()).isEqualTo(1);
    assertThat(shape.largest()).isCloseTo(0.97, within(1e-12));
    assertThat(shape.largestTurn()).isEqualTo(10);
  }

  @Test
  void evenGame_hasNoLead_andADrawNoDecision() {
    Shape shape = Shape.of(game(0.5), 0.5, 0.55, 0.45, 0.55, 0.5);

    assertThat(shape.leadChanges()).isZero();
    assertThat(shape.decided()).isEqualTo(1);
    assertThat(shape.lowest()).isCloseTo(0.45, within(1e-12));
  }
}
