package org.wardiary.app.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Version;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileTemplate;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes a game file to begin with. */
@Command(
    name = "new",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Writes NAME.game.json, a game file with comments to begin with.",
    footer = "%nExample: wardiary game new ford")
final class GameNewCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "NAME", description = "the game's id: letters, digits, '.', '_' and '-'")
  private String name;

  GameNewCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    String text = GameFileTemplate.of(name);
    Path file = console.folder().resolve(name + GameFile.EXTENSION);
    if (Files.exists(file)) {
      throw new InputRefused(
          Text.of("expected a new file but %s is there already", console.named(file)));
    }
    console.write(file, text);
    console.say(Text.of("%s: written; change it, then check it", console.named(file)));
    return ExitCode.DONE;
  }
}
