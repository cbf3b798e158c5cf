package org.wardiary.events.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class NearestTest {

  @Test
  void distance_countsInsertionsDeletionsChangesSwapsAndCase() {
    assertThat(Nearest.distance("IG3L", "IG3L")).isZero();
    assertThat(Nearest.distance("", "ab")).isEqualTo(4);
    assertThat(Nearest.distance("ab", "")).isEqualTo(4);
    assertThat(Nearest.distance("IG3L", "IG3R")).isEqualTo(2);
    assertThat(Nearest.distance("IG3L", "IG3CL")).isEqualTo(2);
    assertThat(Nearest.distance("IG3CL", "IG3LC")).isEqualTo(2);
    assertThat(Nearest.distance("ig3L", "IG3L")).isEqualTo(2);
  }

  @Test
  void of_moreThanFive_givesTheFiveNearestBestFirst() {
    Stream<String> legal = Stream.of("pass", "IG3L-G3C", "IG3L-G2L", "IG3C-G3L", "a", "b", "c");
    assertThat(Nearest.of("IG3L-G3Q", legal))
        .hasSize(5)
        .startsWith("IG3L-G3C", "IG3L-G2L", "IG3C-G3L");
  }

  @Test
  void of_hugeToken_isAnsweredAllTheSame() {
    assertThat(Nearest.of("x".repeat(1 << 20), Stream.of("pass"))).containsExactly("pass");
  }
}
