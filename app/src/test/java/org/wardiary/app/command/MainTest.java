package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.app.option.Archives;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The commands by their names. */
class MainTest {

  private static final Console CONSOLE =
      new Console(
          new PrintWriter(Writer.nullWriter()),
          new PrintWriter(Writer.nullWriter()),
          OutputStream.nullOutputStream(),
          Console.Terminal.NO);

  /** A word of a command line, which may be in quotes. */
  private static final Pattern WORD = Pattern.compile("'[^']*'|[^ ]+");

  private static Set<String> commands(List<String> words) {
    return Wardiary.commandLine(CONSOLE, Archives.OWN, words).getSubcommands().keySet();
  }

  @Test
  void firstLineOfEachCommandsDescription_isAWholeSentence_asTheListShowsItAlone() {
    Wardiary.commandLine()
        .getSubcommands()
        .forEach(
            (name, command) ->
                assertThat(command.getCommandSpec().usageMessage().description()[0])
                    .as(name)
                    .endsWith("."));
  }

  @Test
  void command_isFoundByTheNameOfItsClass_withoutTheOthers() {
    Set<String> all = commands(List.of());
    assertThat(all).contains("games", "what-if", "class-data", "stop", "help");
    for (String name : all) {
      if (!name.equals("help")) {
        assertThat(commands(List.of(name, "--help"))).containsExactly(name);
      }
    }
    assertThat(commands(List.of("help", "games"))).isEqualTo(all);
    assertThat(commands(List.of("--help"))).isEqualTo(all);
    assertThat(commands(List.of("gamez"))).isEqualTo(all);
  }

  @Test
  void help_listsAtMost32Commands_eachWithAnExampleThatCanBeRun() {
    CommandLine line = Wardiary.commandLine();
    List<String> listed = new ArrayList<>();
    line.getSubcommands()
        .forEach(
            (name, command) -> {
              CommandSpec spec = command.getCommandSpec();
              if (spec.usageMessage().hidden() || name.equals("help")) {
                return;
              }
              listed.add(name);
              String example = spec.usageMessage().footer()[0];
              assertThat(example).startsWith("%nExample: wardiary " + name);
              List<String> words =
                  WORD.matcher(example.substring("%nExample: wardiary ".length()))
                      .results()
                      .map(word -> word.group().replace("'", ""))
                      .toList();
              line.parseArgs(words.toArray(String[]::new));
            });
    assertThat(listed).hasSizeLessThanOrEqualTo(33);
    assertThat(Cli.run().out()).isEqualTo(Cli.run("help").out()).contains("To record a game:");
    listed.forEach(
        name -> assertThat(Cli.run("help").lines()).anyMatch(l -> l.startsWith("  " + name + " ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "show;'board' or 'position'",
        "list;'games'",
        "view;'position' or 'serve'",
        "stats;'report'",
        "rebuild;'doctor --rebuild'",
        "keys;'backup --new-keys'",
        "gamez;'game' or 'games'"
      })
  void otherWords_areAnsweredWithTheCommandMeant(String word, String meant) {
    Cli cli = Cli.run(word, "3f2a");
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err())
        .startsWith("wardiary: no command '" + word + "'; did you mean " + meant)
        .hasLineCount(1);
  }

  @Test
  void everyCommand_tellsTheVersion() {
    String version = Cli.run("--version").out();
    assertThat(version).startsWith("wardiary ");
    for (String name : List.of("games", "serve", "what-if", "check")) {
      assertThat(Cli.run(name, "--version").out()).as(name).isEqualTo(version);
    }
  }

  @Test
  void help_endsWithTheExitCodesAndWhereInstallingIsExplained() {
    List<String> lines = Cli.run("help").lines();
    assertThat(String.join(" ", lines.subList(lines.size() - 3, lines.size())))
        .startsWith("Exit codes: " + ExitCode.DONE + " done, " + ExitCode.REFUSED + " some input")
        .contains(ExitCode.USAGE + " usage, " + ExitCode.FAILED + " the system failed, ")
        .contains(ExitCode.NOBODY_READS + " nobody reads the rest of the output. ")
        .endsWith("PATH, completion, removing: docs/operating.md");
  }

  @Test
  void namesInMessages_giveATerminalNoOrders() {
    String err = Cli.run("check", "red\u001b[31m\n.wdr").err();
    assertThat(err).contains("red\\u001b[31m\\u000a.wdr").doesNotContain("\u001b[31m");
  }

  @Test
  void namesInResults_giveATerminalNoOrders(@TempDir Path folder) throws IOException {
    String name = folder.resolve("red\u001b[31m\n.wdr").toString();
    Files.writeString(Path.of(name), "[Game \"squares/civil-war\"]\n[First \"Gray\"]\n\nx *\n");
    Cli simulated =
        Cli.run(
            Stream.concat(
                    "simulate --game squares/civil-war --games 1 --seed 1 --players bold,bold --out"
                        .transform(words -> Stream.of(words.split(" "))),
                    Stream.of(name + "2"))
                .toArray());
    for (String text :
        List.of(
            Cli.run("check", name).out(),
            simulated.out(),
            Cli.run("backup", "--new-keys", name).err())) {
      assertThat(text).contains("red\\u001b[31m\\u000a.wdr").doesNotContain("\u001b", "\n.wdr");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games --data",
        "export --out",
        "report --out",
        "check --map",
        "backup --data nowhere"
      })
  void anEmptyPath_isNotTheCurrentFolder(String words) {
    Cli empty = Cli.run(Stream.concat(Stream.of(words.split(" ")), Stream.of("")).toArray());
    assertThat(empty.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(empty.err()).contains("expected a path but got an empty text");
  }

  @Test
  void dataThatIsNoArchive_isToldApart() {
    assertThat(Cli.run("games", "--data", "pom.xml").err())
        .contains("expected an archive in pom.xml but there is none");
  }
}
