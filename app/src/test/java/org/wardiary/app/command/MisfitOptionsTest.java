package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.app.terminal.ExitCode;

/** Options that do not apply, or whose values cannot be: refused before anything is done. */
class MisfitOptionsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "record 3f2a --time-control 60            | or options of a new one, but got both",
        "record 3f2a --real-chance                | or options of a new one, but got both",
        "record 3f2a --game-number 2              | or options of a new one, but got both",
        "record --game squares/civil-war --first Gray --tag a.b=c | expected a tag's name of"
            + " letters",
        "record --game-number 2                   | expected --from beside --game-number",
        "games --partitions 3                     | expected --bootstrap-server beside"
            + " --partitions",
        "serve --port 70000                       | expected 0 to 65535 after --port but got 70000",
        "serve --port=-1                          | expected 0 to 65535 after --port but got -1",
        "serve --address=foo!bar                  | after --address but got 'foo!bar'",
        "serve --address=foo%20bar                | after --address but got 'foo%20bar'",
        "broker --port 70000                      | expected 0 to 65535 after --port but got 70000",
        "run --bootstrap-server x:1 --port 70000  | expected 0 to 65535 after --port but got 70000",
        "run --bootstrap-server x:1 --address=a!b | after --address but got 'a!b'",
        "run --bootstrap-server x:1 --ready-lag -1 | expected 0 or more after --ready-lag but got"
            + " -1",
        "correct 3f2a --from 0 --with A --game-number 2 --by me --reason why | there is no file"
            + " 'A'",
      })
  void option_isAUsageError_andCreatesNothing(String command, String message) {
    Path data = folder.resolve("data");
    Cli cli = Cli.run(words(command + " --data " + data));
    assertThat(cli.err()).contains(message);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(data).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules squares/civil-war", "board squares/civil-war"})
  void data_ofACommandWithoutArchive_hasNoEffect_andIsSaidToHaveNone(String command) {
    Path data = folder.resolve("data");
    Cli cli = Cli.run(words(command + " --data " + data));
    assertThat(cli.err()).contains("opens no archive: --data " + data + " has no effect");
    assertThat(cli.exit()).isEqualTo(ExitCode.DONE);
    assertThat(data).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "trace FILE --edition 2                | expected an archived game beside --edition",
        "trace FILE --as-recorded              | expected an archived game beside --as-recorded",
        "perft --depth 1 --record FILE --game squares/civil-war | expected no --game, --first and",
        "perft --depth 1 --record FILE --first Gray             | expected no --game, --first and",
        "perft --depth 1 --record FILE --rules FILE             | expected no --game, --first and",
        "perft --depth 1 --game squares/civil-war --at 3        | expected --record beside",
        "perft --depth 1 --game squares/civil-war --game-number 2 | expected --record beside",
      })
  void option_thatDoesNotFitAFile_isAUsageError(String command, String message) throws IOException {
    Path file = folder.resolve("game.wdr");
    Files.writeString(file, "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n\n*\n");
    Cli cli = Cli.run(words(command.replace("FILE", file.toString())));
    assertThat(cli.err()).contains(message);
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
  }

  private static Object[] words(String command) {
    return Arrays.stream(command.split(" ")).toArray();
  }
}
