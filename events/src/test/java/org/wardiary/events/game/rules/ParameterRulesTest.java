package org.wardiary.events.game.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.testkit.GameData;

/** Each parameter names rules of the rulebooks. */
final class ParameterRulesTest {

  @Test
  void rule_ofAParameter_standsInTheRulebook() throws IOException {
    String rulebooks = rulebooks();
    for (Game game : GameData.games()) {
      for (Parameter parameter : game.parameters().all()) {
        for (String rule : parameter.rule().split(" ")) {
          assertThat(rulebooks).as(parameter.name()).contains(rule + " ");
        }
      }
    }
  }

  private static String rulebooks() throws IOException {
    StringBuilder text = new StringBuilder();
    try (var files = Files.list(Path.of("src/main/resources/rules"))) {
      for (Path file : files.sorted().toList()) {
        text.append(Files.readString(file));
      }
    }
    return text.toString();
  }
}
