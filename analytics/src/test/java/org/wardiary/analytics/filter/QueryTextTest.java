package org.wardiary.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryTextTest {

  @Test
  void line_hasEachFilterOnce_itsValuesDividedByOr() {
    assertThat(QueryText.read("A", " event 'Club evening' or Cup,after=1996,player 'O''Neil' "))
        .isEqualTo(
            Map.of(
                "event", List.of("Club evening", "Cup"),
                "after", List.of("1996"),
                "player", List.of("O'Neil")));
    assertThat(QueryText.read("A", "rules losses-to-end=5"))
        .isEqualTo(Map.of("rules", List.of("losses-to-end=5")));
    assertThat(QueryText.read("A", "event or")).isEqualTo(Map.of("event", List.of("or")));
    assertThat(QueryText.read("A", " ALL ")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\"|1|the name of a filter, such as event or rules,|the end",
        "\"  \"|3|the name of a filter, such as event or rules,|the end",
        "event|6|a value of 'event'|the end",
        "event Cup,|11|the name of a filter, such as event or rules,|the end",
        "event Club evening|12|',' or 'or' or the end|'evening'",
        "event 'Club|7|a quote at the end of what begins here|''Club'",
        "event a, event b|10|'event' once, its values divided by 'or',|'event b'",
        "event a or|9|',' or 'or' or the end|'or'",
        "=|1|the name of a filter, such as event or rules,|'='",
        "event \u001b[2J, x|0||",
      })
  void badLine_isRefusedWithThePlace(String text, int column, String expected, String got) {
    if (column == 0) { // refused not by the parser but where names are checked
      assertThatThrownBy(() -> QueryText.read("A", text))
          .isInstanceOf(BadQuery.class)
          .message()
          .doesNotContain("\u001b");
      return;
    }
    assertThatThrownBy(() -> QueryText.read("A", text))
        .isInstanceOf(BadQuery.class)
        .hasMessage("A: %s:%s: expected %s but got %s", text, column, expected, got);
  }
}
