package org.wardiary.app.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wardiary.app.file.FileArguments;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Names a game: one of a file, or an archived one by the beginning of its id. */
public final class GameArgument {

  private static final Pattern ID = Pattern.compile("[0-9a-f]{1,16}");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      paramLabel = "GAME|FILE",
      description =
          "a file of records (- for standard input), or the beginning of an archived game's id")
  private String name;

  @Option(names = "--game-number", paramLabel = "K", description = "game in the file, from 1")
  private Integer number;

  @Option(
      names = "--edition",
      paramLabel = "N",
      description = "the archived game as it stood in this edition, as 'history' numbers them")
  private Integer edition;

  /** The file, if there is one of this name; an existing file wins over an id. */
  public Optional<Path> file() {
    Path file = Path.of(name);
    // a pipe or a device is read as well; a folder has no games
    boolean readable = Files.exists(file) && !Files.isDirectory(file);
    return readable || FileArguments.isStandardInput(file) ? Optional.of(file) : Optional.empty();
  }

  /**
   * Refuses options that do not apply to what is named.
   *
   * @throws ParameterException if an option does not fit a file, an archived game, or another
   *     option
   */
  public void requireFitting(EditionOption reading) {
    boolean isFile = file().isPresent();
    if (isFile && edition != null) {
      throw misfit("an archived game beside --edition but '%s' is a file");
    }
    if (isFile && reading.isAsRecorded()) {
      throw misfit("an archived game beside --as-recorded but '%s' is a file");
    }
    if (!isFile && number != null) {
      throw misfit("a file beside --game-number but there is no file '%s'");
    }
    if (edition != null && reading.isAsRecorded()) {
      throw misfit("one edition of %s but got --edition and --as-recorded");
    }
  }

  private ParameterException misfit(String reason) {
    return new ParameterException(spec.commandLine(), Text.of("expected " + reason, name));
  }

  /** The argument as given: the name of a file, or the beginning of an id. */
  public String name() {
    return name;
  }

  /**
   * Refuses a directory, which is no file of records, and whose name is no beginning of an id.
   *
   * @throws InputRefused if the argument is the name of one
   */
  void requireNoDirectory() {
    if (!name.isEmpty() && !ID.matcher(name).matches() && Files.isDirectory(Path.of(name))) {
      throw new InputRefused(
          Text.of("expected a file or an archived game but '%s' is a directory and no file", name));
    }
  }

  /** The edition of an archived game, if one is given. */
  Optional<Integer> edition() {
    return Optional.ofNullable(edition);
  }

  /** The game's number in its file, if one is given. */
  public Optional<Integer> number() {
    return Optional.ofNullable(number);
  }
}
