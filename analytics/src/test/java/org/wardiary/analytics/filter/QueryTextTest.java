package org.wardiary.analytics.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryTextTest {

  private static Map<String, List<String>> read(String text) {
    return QueryText.read("A", text, List.of("data"));
  }

  @Test
  void line_hasEachFilterOnce_itsValuesDividedByOr() {
    assertThat(read(" event 'Club evening' or Cup,after=1996,player 'O''Neil' "))
        .isEqualTo(
            Map.of(
                "event", List.of("Club evening", "Cup"),
                "after", List.of("1996"),
                "player", List.of("O'Neil")));
    assertThat(read("rules losses-to-end=5"))
        .isEqualTo(Map.of("rules", List.of("losses-to-end=5")));
    assertThat(read("event or")).isEqualTo(Map.of("event", List.of("or")));
    assertThat(read("data club")).isEqualTo(Map.of("data", List.of("club")));
    assertThat(read(" ALL ")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\"|1|the name of a filter, such as event or rules,|the end",
        "\"  \"|3|the name of a filter, such as event or rules,|the end",
        "event|6|a value of 'event'|the end",
        "event ''|7|a value of 'event'|''''",
        "player Ann or ' ', date 1996|15|a value of 'player'|'' ', date 1996'",
        "data ''|6|a value of 'data'|''''",
        "event Cup,|11|the name of a filter, such as event or rules,|the end",
        "event Club evening|12|',' or 'or' or the end|'evening'",
        "event 'Club|7|a quote at the end of what begins here|''Club'",
        "event a, event b|10|'event' once, its values divided by 'or',|'event b'",
        "event a or|9|',' or 'or' or the end|'or'",
        "=|1|the name of a filter, such as event or rules,|'='",
      })
  void badLine_isRefusedWithThePlace(String text, int column, String expected, String got) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BadQuery.class)
        .hasMessage("A: %s:%s: expected %s but got %s", text, column, expected, got);
  }

  /** Whatever follows the name, and whether or not anything does. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "foo|foo",
        "foo bar|foo",
        "foo=|foo",
        "foo 'bar|foo",
        "event Cup, foo|foo",
        "all, event Cup|all",
        "event \u001b[2J, \u001b[2J|\\u001b[2J"
      })
  void unknownName_isRefusedFirst_withTheNamesThatThereAre(String text, String name) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BadQuery.class)
        .hasMessageStartingWith("A: filter: expected one of id, game, ")
        .hasMessageEndingWith(" but got '" + name + "'");
  }
}
