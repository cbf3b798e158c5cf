package org.wardiary.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.file.RecordFiles;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.print.BreachesByRule;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Version;
import org.wardiary.events.game.recorded.file.BadGameFile;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileReader;
import org.wardiary.events.referee.PictureFiles;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks game files. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = {
      "Checks game files.",
      "Prints FILE:LINE:COL: KEYS: ... for the first error of each file, or what the file holds;",
      "warns of what is allowed but probably not meant.",
      "With --games, how often records break each rule that their game files state."
    },
    footer = {
      "%nExamples: wardiary game check ford.game.json",
      "          wardiary game check --games club.wdr"
    })
final class GameCheckCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description = "game files (NAME.game.json); - for standard input")
  private List<Path> files = List.of();

  @Option(
      names = "--games",
      paramLabel = "FILE",
      description = "records (.wdr) of which breaches of rules are counted")
  private List<Path> records = List.of();

  GameCheckCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (files.isEmpty() && records.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "expected game files or --games but got none");
    }
    int exit = ExitCode.DONE;
    for (Path file : FileArguments.readable(spec, files)) {
      String name = console.named(file).toString();
      try {
        GameFile game = read(file, console.named(file), bytes(file));
        console.say(Text.of("%s: ok: %s", name, String.join(", ", counts(game))));
        game.warnings().forEach(warning -> console.warn(name + ": " + warning));
      } catch (BadGameFile e) {
        console.say(e.getMessage());
        exit = ExitCode.REFUSED;
      }
    }
    if (!records.isEmpty()) {
      BreachesByRule breaches = new BreachesByRule();
      new RecordFiles(new Referee(maps.library(storage, "wardiary game check")))
          .judge(
              FileArguments.readable(spec, records), console.progress("checking"), breaches::add);
      breaches.lines().forEach(console::say);
    }
    return exit;
  }

  /** Reads a game file with the picture beside it; from standard input without. */
  static GameFile read(Path file, Path named, byte[] bytes) {
    GameFile alone = GameFileReader.read(named.toString(), bytes);
    return FileArguments.isStandardInput(file) || alone.map().picture().isEmpty()
        ? alone
        : GameFileReader.read(
            named.toString(), PictureFiles.whole(file, new String(bytes, StandardCharsets.UTF_8)));
  }

  private static byte[] bytes(Path file) {
    try (InputStream in = FileArguments.open(file)) {
      return in.readNBytes(GameFileReader.LARGEST + 1);
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", file), e);
    }
  }

  private static List<String> counts(GameFile game) {
    List<String> counts = new ArrayList<>();
    add(counts, game.sides().size(), "side");
    add(counts, game.turns().last().orElse(0), "turn");
    add(counts, game.map().layout().spaces().size(), "space");
    add(counts, game.map().boxes().size(), "box");
    add(counts, game.forces().kinds().size(), "kind");
    add(counts, game.forces().units().size(), "unit");
    add(counts, game.vocabulary().states().size(), "state");
    add(counts, game.vocabulary().decks().size(), "deck");
    add(counts, game.vocabulary().tables().size(), "table");
    add(counts, game.scenarios().size(), "scenario");
    add(counts, game.options().size(), "option");
    add(counts, game.rules().size(), "check");
    return counts;
  }

  private static void add(List<String> counts, int count, String what) {
    if (count > 0) {
      counts.add(Text.count(count, what));
    }
  }
}
