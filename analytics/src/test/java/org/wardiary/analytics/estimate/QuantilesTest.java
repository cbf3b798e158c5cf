package org.wardiary.analytics.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class QuantilesTest {

  @Test
  void quantiles_ofFourValues_lieBetweenNeighbours() {
    Quantiles quantiles = Quantiles.of(4, 1, 3, 2);

    assertThat(quantiles.at(0)).isEqualTo(1);
    assertThat(quantiles.at(0.25)).isEqualTo(1.75);
    assertThat(quantiles.at(0.5)).isEqualTo(2.5);
    assertThat(quantiles.at(1)).isEqualTo(4);
  }

  @Test
  void quantile_ofNothing_isRefused() {
    assertThatThrownBy(() -> Quantiles.of().at(0.5)).hasMessageContaining("got none");
  }

  @Test
  void quantile_ofOneValue_isTheValue() {
    assertThat(Quantiles.of(7).at(0.9)).isEqualTo(7);
  }
}
