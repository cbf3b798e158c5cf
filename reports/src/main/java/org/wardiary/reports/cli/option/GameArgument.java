package org.wardiary.reports.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wardiary.reports.cli.file.FileArguments;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Names a game: of a file, or by the beginning of its id in the archive. */
public final class GameArgument {

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

  /** The beginning of an id. */
  String prefix() {
    return name;
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
