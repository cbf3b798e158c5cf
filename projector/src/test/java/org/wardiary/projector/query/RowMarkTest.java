package org.wardiary.projector.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Marks come back from their texts; only later ones of the same topics follow. */
class RowMarkTest {

  private static final String TEXT = "wardiary.attacks Xy1 7 0 12\nwardiary.summaries Xy2 3 4 5";

  @Test
  void mark_comesBackFromItsText() {
    assertThat(RowMark.of(TEXT).text()).isEqualTo(TEXT);
    assertThat(RowMark.of("wardiary.b 1 2\nwardiary.a 1 2").text())
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
    assertThat(RowMark.of(later).follows(RowMark.of(TEXT))).isTrue();
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
    assertThat(RowMark.of(other).follows(RowMark.of(TEXT))).isFalse();
  }

  @Test
  void marksOfPartitions_areMarksThatCanBePutTogether() {
    RowMark whole = RowMark.of(TEXT);
    RowMark second = whole.ofPartition(1);
    assertThat(second.text()).isEqualTo("wardiary.attacks Xy1 - 0\nwardiary.summaries Xy2 - 4");
    assertThat(RowMark.of(second.text()).text()).isEqualTo(second.text());
    assertThat(whole.follows(second)).isTrue();
    assertThat(second.follows(whole)).isFalse();
    assertThat(second.and(whole.ofPartition(0)).and(whole.ofPartition(2)).text()).isEqualTo(TEXT);
    RowMark none = whole.ofPartition(3);
    assertThat(RowMark.of(none.text()).and(second).text()).isEqualTo(second.text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "wardiary.attacks", "wardiary.attacks Xy1 seven", "a b 1\n"})
  void otherTexts_areRefused(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> RowMark.of(text));
  }
}
