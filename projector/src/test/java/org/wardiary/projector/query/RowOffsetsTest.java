package org.wardiary.projector.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that offsets are restored from their text, and which offsets follow which. */
class RowOffsetsTest {

  private static final String TEXT = "wardiary.attacks Xy1 7 0 12\nwardiary.summaries Xy2 3 4 5";

  @Test
  void mark_comesBackFromItsText() {
    assertThat(RowOffsets.of(TEXT).text()).isEqualTo(TEXT);
    assertThat(RowOffsets.of("wardiary.b 1 2\nwardiary.a 1 2").text())
        .isEqualTo("wardiary.a 1 2\nwardiary.b 1 2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wardiary.attacks Xy1 7 0 12\nwardiary.summaries Xy2 3 4 5",
        "wardiary.attacks Xy1 8 0 12\nwardiary.summaries Xy2 3 4 99",
        "wardiary.attacks Xy1 7 0 12 0\nwardiary.summaries Xy2 3 4 5"
      })
  void laterOne_follows(String later) {
    assertThat(RowOffsets.of(later).follows(RowOffsets.of(TEXT))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wardiary.attacks Xy1 7 0 12\nwardiary.summaries Xy2 3 4 4",
        "wardiary.attacks Xy1 7 0 12\nwardiary.summaries Xy3 3 4 5",
        "wardiary.attacks Xy1 7 0 12\nwardiary.summaries Xy2 3 4",
        "wardiary.attacks Xy1 7 0 12 0\nwardiary.summaries Xy2 3 - 5",
        "wardiary.attacks Xy1 7 0 12"
      })
  void earlierOneOrAnother_doesNot(String other) {
    assertThat(RowOffsets.of(other).follows(RowOffsets.of(TEXT))).isFalse();
  }

  @Test
  void marksOfPartitions_areMarksThatCanBePutTogether() {
    RowOffsets whole = RowOffsets.of(TEXT);
    RowOffsets second = whole.ofPartition(1);
    assertThat(second.text()).isEqualTo("wardiary.attacks Xy1 - 0\nwardiary.summaries Xy2 - 4");
    assertThat(RowOffsets.of(second.text()).text()).isEqualTo(second.text());
    assertThat(whole.follows(second)).isTrue();
    assertThat(second.follows(whole)).isFalse();
    assertThat(second.and(whole.ofPartition(0)).and(whole.ofPartition(2)).text()).isEqualTo(TEXT);
    RowOffsets none = whole.ofPartition(3);
    assertThat(RowOffsets.of(none.text()).and(second).text()).isEqualTo(second.text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "wardiary.attacks", "wardiary.attacks Xy1 seven", "a b 1\n"})
  void otherTexts_areRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> RowOffsets.of(text));
  }
}
