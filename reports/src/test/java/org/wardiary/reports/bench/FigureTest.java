package org.wardiary.reports.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class FigureTest {

  @Test
  void median_isTheMiddleOrBetweenTheTwo() {
    assertThat(Figure.of("a", "u", List.of(9.0, 1.0, 4.0)))
        .isEqualTo(new Figure("a", "u", 4, 1, 9, 3));
    assertThat(Figure.of("a", "u", List.of(9.0, 1.0, 4.0, 5.0)).median()).isEqualTo(4.5);
  }

  @Test
  void ratio_isThatOfTheMedians_rangeThatOfThePairs() {
    Figure ratio = Figure.ratio("a / b", List.of(1.0, 2.0, 6.0), List.of(4.0, 1.0, 8.0));
    assertThat(ratio).isEqualTo(new Figure("a / b", "ratio of medians", 0.5, 0.25, 2, 3));
  }

  @Test
  void quantile_liesBetweenTwoValuesInProportion() {
    List<Double> values = List.of(30.0, 10.0, 20.0, 40.0, 50.0);
    assertThat(Figure.quantile(values, 0)).isEqualTo(10);
    assertThat(Figure.quantile(values, 0.99)).isCloseTo(49.6, within(1e-9));
    assertThat(Figure.quantile(values, 1)).isEqualTo(50);
  }
}
