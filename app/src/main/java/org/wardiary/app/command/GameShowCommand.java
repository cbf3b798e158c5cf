package org.wardiary.app.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.wardiary.app.file.FileArguments;
import org.wardiary.app.option.MapOptions;
import org.wardiary.app.option.PictureOptions;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.Version;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.recorded.file.BadGameFile;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileReader;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.game.recorded.GameFilePicture;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws the map of a game file. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Draws the map of a game file with its codes, and the units that start on it.",
    footer = "%nExample: wardiary game show ford.game.json --svg ford.svg")
final class GameShowCommand implements Callable<Integer> {

  private final Console console;

  @Spec private CommandSpec spec;

  @Mixin private PictureOptions pictures;
  @Mixin private MapOptions maps;
  @Mixin private StorageOptions storage;

  @Parameters(
      paramLabel = "FILE",
      description = {
        "a game file (NAME.game.json); - for standard input; or the id of one that is bundled,",
        "in the folder --game-files, or in the archive with the games recorded by it"
      })
  private Path file;

  GameShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    pictures.check();
    if (!pictures.areWanted()) {
      throw new ParameterException(spec.commandLine(), "expected --svg or --png but got neither");
    }
    try {
      pictures.write(console, GameFilePicture.of(game()));
      return ExitCode.DONE;
    } catch (BadGameFile e) {
      console.say(e.getMessage());
      return ExitCode.REFUSED;
    }
  }

  private GameFile game() {
    if (!FileArguments.isStandardInput(file) && !Files.exists(file)) {
      MapFile found = known(file.toString());
      return GameFileReader.read(found.name(), found.text());
    }
    Path readable = FileArguments.readable(spec, List.of(file)).get(0);
    try (InputStream in = FileArguments.open(readable)) {
      byte[] bytes = in.readNBytes(GameFileReader.LARGEST + 1);
      return GameCheckCommand.read(readable, console.named(readable), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to read %s but failed", readable), e);
    }
  }

  private MapFile known(String id) {
    MapLibrary library = maps.library(storage, "wardiary game show");
    String reason = "expected a file or the id of a game file but '%s' is neither (%s)";
    return library
        .gameFile(id)
        .or(() -> library.usedGameFile(id))
        .orElseThrow(() -> new InputRefused(Text.of(reason, id, library.gameFilePlaces())));
  }
}
