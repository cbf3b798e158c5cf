package org.wardiary.app.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.wardiary.app.option.GameOption;
import org.wardiary.app.option.RulesOption;
import org.wardiary.app.terminal.Columns;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.rules.Parameter;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesFile;
import org.wardiary.events.game.rules.RulesTag;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists what can be changed in a game's rules. */
@Command(
    name = "rules",
    mixinStandardHelpOptions = true,
    description = {
      "Lists what can be changed in a game's rules, with its rule, standard value and range.",
      "With --rules FILE: what the file changes, if games can be played by it."
    })
final class RulesCommand implements Callable<Integer> {

  private static final List<String> HEADER =
      List.of("parameter", "rule", "standard", "least", "most", "value", "touches", "meaning");

  private final Console console;

  @Mixin private RulesOption rules;

  @Parameters(
      paramLabel = "GAME",
      converter = GameOption.class,
      completionCandidates = GameOption.Ids.class,
      description = "the game: ${COMPLETION-CANDIDATES}")
  private Game game;

  @Option(names = "--json", description = "print a file to start from: name and values to change")
  private boolean json;

  RulesCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    RuleSet set = rules.of(game);
    if (json) {
      console.out().print(RulesFile.write(set));
      return ExitCode.DONE;
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADER);
    set.parameters().all().forEach(parameter -> rows.add(row(parameter, set)));
    console.out().print(Columns.text(rows));
    if (!set.isStandard()) {
      console.out().println(RulesTag.write(set));
    }
    return ExitCode.DONE;
  }

  private static List<String> row(Parameter parameter, RuleSet set) {
    return List.of(
        parameter.name(),
        parameter.rule(),
        parameter.text(parameter.standard()),
        parameter.text(parameter.least()),
        parameter.text(parameter.most()),
        parameter.text(set.number(parameter.name())),
        parameter.touches().name().toLowerCase(Locale.ROOT),
        parameter.meaning());
  }
}
