package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.option.Archives;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;

/** Game files from the command line. */
final class GameCommandTest {

  @TempDir Path folder;

  /** Runs a command in the folder. */
  private Cli run(String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console =
        new Console(
            new PrintWriter(out),
            new PrintWriter(err),
            OutputStream.nullOutputStream(),
            Console.Terminal.NO,
            folder);
    int exit = Wardiary.run(console, Archives.OWN, words);
    return new Cli(exit, out.toString(), err.toString());
  }

  @Test
  void new_writesAFileThatCheckFindsInOrder_andReplacesNone() throws IOException {
    Cli made = run("game", "new", "ford");
    assertThat(made.err()).isEmpty();
    assertThat(made.out()).startsWith("ford.game.json: written; change it, then check it");
    String text = Files.readString(folder.resolve("ford.game.json"));
    Cli checked = run("game", "check", folder.resolve("ford.game.json").toString());
    assertThat(checked.exit()).isEqualTo(ExitCode.DONE);
    assertThat(checked.err()).isEmpty();
    assertThat(checked.lines())
        .containsExactly(
            "ford.game.json: ok: 2 sides, 8 turns, 12 spaces, 2 boxes, 2 kinds, 4 units, 2 states,"
                + " 1 deck, 1 table, 1 scenario, 1 option");
    Cli again = run("game", "new", "ford");
    assertThat(again.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(again.err()).contains("expected a new file but ford.game.json is there already");
    assertThat(folder.resolve("ford.game.json")).hasContent(text);
  }

  @Test
  void show_drawsTheMapWithItsCodes() throws IOException {
    run("game", "new", "ford");
    String file = folder.resolve("ford.game.json").toString();
    Path svg = folder.resolve("ford.svg");
    Cli shown = run("game", "show", file, "--svg", svg.toString());
    assertThat(shown.err()).isEmpty();
    assertThat(Files.readString(svg)).startsWith("<svg ").contains(">0101</text>");
    assertThat(run("game", "show", file).err()).contains("expected --svg or --png but got neither");
  }

  @Test
  void new_ofAnotherFolder_isRefused() {
    Cli cli = run("game", "new", "../ford");
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.err()).contains("expected an id of letters, digits, . _ and -");
  }

  @Test
  void check_tellsTheFirstErrorOfEachFile_andWarns() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.game.json"), "{\"game\": {\"id\": \"a\"}}");
    Path odd =
        Files.writeString(
            folder.resolve("odd.game.json"),
            """
            {"game": {"id": "a"}, "sides": {"A": {}, "B": {}}, "turns": {"count": 2},
             "kinds": {"Inf": {}, "Cav": {}}, "units": {"i": "A Inf", "j": "B Inf turn 3 @here"}}
            """);
    Cli cli = run("game", "check", bad.toString(), odd.toString());
    assertThat(cli.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(cli.lines())
        .containsExactly(
            "bad.game.json:1:1: expected a key \"sides\" but got none",
            "odd.game.json: ok: 2 sides, 2 turns, 2 kinds, 2 units");
    assertThat(cli.err().lines())
        .containsExactly(
            "warning: odd.game.json: units without a space: i",
            "warning: odd.game.json: units that arrive after the last turn: j",
            "warning: odd.game.json: kinds without units: Cav");
  }

  @Test
  void game_alone_listsItsCommands_andMistakesNameTheHelpOfTheRightOne() {
    assertThat(run("game").out()).contains("Commands:").contains("new").contains("check");
    assertThat(run("game", "check").err())
        .isEqualTo(
            "error: expected game files or --games but got none; 'wardiary game check --help' explains\n");
    assertThat(run("game", "check", "--help").out()).contains("Examples: wardiary game check");
  }
}
