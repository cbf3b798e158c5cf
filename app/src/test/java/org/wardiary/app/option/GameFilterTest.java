package org.wardiary.app.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.filter.QueryParameter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;

class GameFilterTest {

  @Command(name = "some")
  static final class Some {
    @Mixin private GameFilter filter;
  }

  private static Map<String, List<String>> read(String... words) {
    Some some = new Some();
    new CommandLine(some).parseArgs(words);
    return some.filter.query().values();
  }

  @Test
  void options_areTheParametersOfAQuery() {
    assertThat(read()).isEmpty();
    assertThat(read("--player", "Ann", "--date=1996.??.??", "--player=Bob", "--min-turns", "7"))
        .isEqualTo(
            Map.of(
                "player", List.of("Ann", "Bob"),
                "date", List.of("1996.??.??"),
                "min-turns", List.of("7")));
    for (QueryParameter parameter : QueryParameter.values()) {
      assertThat(new CommandLine(new Some()).getUsageMessage())
          .contains("--" + parameter.parameter() + "=" + parameter.placeholder());
    }
  }

  @Test
  void badValue_namesItsOption() {
    assertThatThrownBy(() -> read("--date", "1996", "--date", "yesterday"))
        .isInstanceOf(ParameterException.class)
        .hasMessage(
            "--date: expected a date such as 1996.05.17, 1996.05 or 1996 but got 'yesterday'");
    assertThatThrownBy(() -> read("--player")).isInstanceOf(ParameterException.class);
  }

  /** As of a variable that is not set: without the option there would be all games. */
  @Test
  void emptyValue_isRefused_alsoBesideAnother() {
    for (QueryParameter parameter : QueryParameter.values()) {
      String option = "--" + parameter.parameter();
      assertThatThrownBy(() -> read(option, ""))
          .isInstanceOf(ParameterException.class)
          .hasMessage(option + ": expected a value but got ''");
    }
    assertThatThrownBy(() -> read("--player", "Ann", "--player= "))
        .isInstanceOf(ParameterException.class)
        .hasMessage("--player: expected a value but got ' '");
  }
}
