package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.app.terminal.ExitCode;

/** Commands that read an archive where there is none. No broker is started here. */
class NoArchiveTest {

  /** System property that picocli reads in place of the environment variable of this name. */
  private static final String VARIABLE = "WARDIARY_DATA";

  @TempDir Path folder;

  @AfterEach
  void forget() {
    System.clearProperty(VARIABLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"games", "export", "report", "publish", "doctor"})
  void readingCommands_sayThatThereIsNone_andMakeNothing(String command) throws IOException {
    Path missing = folder.resolve("missing");
    Path other = Files.createDirectory(folder.resolve("other"));
    Files.writeString(other.resolve("letter.txt"), "Dear");
    for (Path data : new Path[] {missing, other}) {
      Cli cli = Cli.run(command, "--data", data);
      assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(cli.out()).isEmpty();
      assertThat(cli.err())
          .hasLineCount(1)
          .contains("expected an archive in " + data + " but there is none", "WARDIARY_DATA");
    }
    assertThat(missing).doesNotExist();
    assertThat(other.toFile().list()).containsExactly("letter.txt");
  }

  /** Before the archive is opened, and before a game is played. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "report --out",
        "report --compare before_2020 after_2019 --out",
        "rows --out",
        "publish --out",
        "export --out",
        "find pass --csv",
        "what-if mine.json --csv",
        "backup",
        "ladder --game squares/civil-war --players search:90000,search:80000 --pairs 500 --seed 1 --out",
        "simulate --game squares/civil-war --players search:90000,search:80000 --games 500 --seed 1 --out"
      })
  // the work itself does not heed an interrupt
  @Timeout(value = 20, threadMode = ThreadMode.SEPARATE_THREAD)
  void commandsThatWorkLong_sayFirstThatTheirResultCannotBeWritten(String command) {
    List<Object> words = new ArrayList<>();
    List.of(command.split(" ")).forEach(word -> words.add(word.replace('_', ' ')));
    // where nobody, not even root, can make a file
    words.add("/proc/wardiary/out");
    if (!command.startsWith("ladder") && !command.startsWith("simulate")) {
      words.addAll(List.of("--data", folder.resolve("missing")));
    }
    Cli cli = Cli.run(words.toArray());
    assertThat(cli.exit()).as(cli.err()).isEqualTo(ExitCode.FAILED);
    assertThat(cli.err()).contains("expected to write").contains("/proc/wardiary");
  }

  @ParameterizedTest
  @ValueSource(strings = {"position", "trace"})
  void gameThatIsNoFile_whereThereIsNoArchive_saysBoth(String command) {
    Path missing = folder.resolve("missing");
    Cli cli = Cli.run(command, "clubb.wdr", "--data", missing);
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.err()).contains("no file 'clubb.wdr' and no archive in " + missing);
    assertThat(missing).doesNotExist();
  }

  /** With an archive too: the command line is read before the archive is opened. */
  @Test
  void explorerWithoutPosition_isAUsageErrorThatNamesTheKindsOfGames() {
    Path missing = folder.resolve("missing");
    Cli none = Cli.run("explore", "--data", missing);
    assertThat(none.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(none.err())
        .contains(
            "expected GAME@PLY, FILE or JSON, or --game with one of ", ", squares/civil-war, ")
        .contains("but got none of them; 'wardiary help explore' explains");
    Cli two = Cli.run("explore", "--game", "squares", "--data", missing);
    assertThat(two.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(two.err()).contains("but got 'squares';");
    assertThat(Cli.run("explore", "--game", "civil-war", "--data", missing).err())
        .contains("expected an archive in " + missing);
  }

  @ParameterizedTest
  @ValueSource(strings = {"position", "trace"})
  void directoryInPlaceOfAGame_isCalledOne(String command) {
    Cli cli = Cli.run(command, folder, "--data", folder.resolve("missing"));
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.err())
        .contains(
            "expected a file or an archived game but '" + folder + "' is a directory and no file");
  }

  @Test
  void data_isTheVariables_unlessTheOptionSaysOtherwise_andAnEmptyVariableCountsAsNone() {
    System.setProperty(VARIABLE, folder.resolve("of-variable").toString());
    assertThat(Cli.run("games").err()).contains("in " + folder.resolve("of-variable"));
    assertThat(Cli.run("games", "--data", folder.resolve("of-option")).err())
        .contains("in " + folder.resolve("of-option"));
    System.setProperty(VARIABLE, "");
    assertThat(Cli.run("games").err()).contains("in wardiary-data");
    System.clearProperty(VARIABLE);
    assertThat(Cli.run("games").err()).contains("in wardiary-data");
  }
}
