package org.wardiary.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntityTagsTest {

  private static final String TAG = "W/\"1f\"";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "W/\"1f\"",
        "\"1f\"",
        " * ",
        "\"x\", W/\"1f\"",
        "\"a,b\",\"1f\" , \"c\"",
        "\"\",\"1f\""
      })
  void tagInTheList_isKnown(String field) {
    assertThat(EntityTags.match(List.of(field), TAG)).isTrue();
    assertThat(EntityTags.match(List.of("\"other\"", field), TAG)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1f", "W/\"1F\"", "\"1f", "\"1f,1f\"", "\"x\", \"y\"", "\"*\"", "**"})
  void anythingElse_isNot(String field) {
    assertThat(EntityTags.match(List.of(field), TAG)).isFalse();
  }

  @Test
  void noHeader_knowsNothing() {
    assertThat(EntityTags.match(List.of(), TAG)).isFalse();
  }
}
