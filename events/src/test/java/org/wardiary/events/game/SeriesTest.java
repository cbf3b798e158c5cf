package org.wardiary.events.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SeriesTest {

  private static final Series ORDERS = new Series("order", ':', "/");

  @Test
  void aSeries_isSubjectsAndPerhapsItsEnd() {
    assertThat(ORDERS.isOne(List.of("I2:A", "/"))).isTrue();
    assertThat(ORDERS.isOne(List.of("/"))).isTrue();
    assertThat(ORDERS.isOne(List.of("/", "I2:A"))).isFalse();
    assertThat(ORDERS.isOne(List.of("I2:A", "I2>a3N"))).isFalse();
    assertThat(ORDERS.isOne(List.of())).isFalse();
  }

  @Test
  void words_areSorted_andTheEndIsLast() {
    assertThat(ORDERS.sorted(List.of("I2:A", "A1:S", "/", "D2:C")))
        .containsExactly("A1:S", "D2:C", "I2:A", "/");
    assertThat(ORDERS.subject("I2:A")).isEqualTo("I2");
    assertThat(ORDERS.subject("/")).isEmpty();
  }
}
