package org.wardiary.events.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.testkit.GameData;
import org.wardiary.events.testkit.Goldens;

/**
 * Tests the tables of docs/rules.md, one for each game with parameters, and the rule ids in them.
 */
final class RulesPageTest {

  private static final Path PAGE = Path.of("../docs/rules.md");
  private static final String TABLES = "\n## Parameters\n";

  @Test
  void page_ofRules_listsEveryParameter() throws IOException {
    String page = Files.readString(PAGE);
    int tables = page.indexOf(TABLES);
    assertThat(tables).isPositive();
    Goldens.check(PAGE, page.substring(0, tables) + tables());
  }

  private static String tables() {
    StringBuilder text = new StringBuilder(TABLES);
    for (Game game : Games.all()) {
      if (!game.parameters().all().isEmpty()) {
        text.append("\n### ").append(game.id()).append("\n\n");
        text.append(
            "| parameter | rule | standard | allowed | touches | meaning |\n|---|---|---|---|---|---|\n");
        game.parameters().all().forEach(parameter -> text.append(row(parameter)));
      }
    }
    return text.toString();
  }

  private static String row(Parameter parameter) {
    List<String> cells = new ArrayList<>();
    cells.add("`" + parameter.name() + "`");
    cells.add(parameter.rule());
    cells.add(parameter.text(parameter.standard()));
    cells.add(
        parameter.form() == Parameter.Form.SWITCH
            ? "true, false"
            : parameter.least() + " to " + parameter.most());
    cells.add(parameter.touches().name().toLowerCase(Locale.ROOT));
    cells.add(parameter.meaning());
    return "| " + String.join(" | ", cells) + " |\n";
  }

  @Test
  void rule_ofAParameter_standsInTheRulebook() throws IOException {
    for (Game game : GameData.games()) {
      for (Parameter parameter : game.parameters().all()) {
        for (String rule : parameter.rule().split(" ")) {
          assertThat(rulebooks()).as(parameter.name()).contains(rule + " ");
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
