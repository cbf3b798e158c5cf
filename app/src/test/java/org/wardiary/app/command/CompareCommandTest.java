package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.text.Text;

/** {@code report --compare}, from records to the page. */
final class CompareCommandTest {

  private static final String GAME = "squares/civil-war";

  @TempDir Path folder;

  private Path simulated(String event, int seed, Object... more) {
    Path file = folder.resolve(event + ".wdr");
    Object[] words = {
      "simulate",
      "--game",
      GAME,
      "--games",
      24,
      "--seed",
      seed,
      "--event",
      event,
      "--players",
      "aggressive,mixed:0.9",
      "--out",
      file
    };
    Cli cli = Cli.run(Stream.concat(Stream.of(words), Stream.of(more)).toArray());
    assertThat(cli.exit()).as(cli.err()).isZero();
    return file;
  }

  @Test
  @Tag("slow")
  void otherRules_areFound_andTheSameRulesAreNot() throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("rules.json"),
            Text.of(
                "{\"game\": \"%s\", \"name\": \"five\", \"rules\": {\"losses-to-end\": 5}}", GAME));
    Path data = folder.resolve("data");
    Path out = folder.resolve("out");
    try (HeldArchive broker = HeldArchive.in(data)) {
      broker.cluster().requireAlive();
      Cli stored =
          Cli.run(
              "archive",
              "-q",
              simulated("Ten", 1),
              simulated("Again", 2),
              simulated("Five", 3, "--rules", rules),
              "--data",
              data);
      assertThat(stored.exit()).as(stored.err()).isZero();

      Cli found = compared(data, out, "event Ten", "rules five");
      assertThat(found.exit()).as(found.err()).isZero();
      assertThat(found.out())
          .contains("losses-to-end 10 in A, 5 in B (SQ-8.2: ")
          .contains("The same 2 players played in both sets")
          .containsPattern("- Length \\(turns, any\\)[^\n]* less \\(95")
          .containsPattern("- First move [^\n]* Not shown; such games could hardly show one: ");
      String page = Files.readString(out.resolve("index.html"));
      assertThat(page).contains("What a change of rules is for").contains("a/index.html");
      assertThat(out.resolve("a/index.html")).exists();
      assertThat(out.resolve("squares-civil-war/tables.html")).exists();
      assertThat(Files.readString(out.resolve("csv/squares-civil-war-game-length.csv")))
          .contains("less in B");
      assertThat(out.resolve("charts/squares-civil-war-game-length.svg")).exists();

      Cli byRulebook = compared(data, out, "event Ten", "event Five");
      assertThat(byRulebook.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(byRulebook.err())
          .contains("--compare B: expected games by the standard rules but they are by five sha256")
          .contains("; type --compare \"event Ten\" \"event Five, rules five\"");

      Cli same = compared(data, out, "event Ten", "event Again");
      assertThat(same.out()).contains("none differs by more than chance allows");

      Cli both = compared(data, out, "event Ten or Again", "event Again");
      assertThat(both.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(both.err()).contains("expected different games in A and B but 24 are in both");

      Cli other =
          compared(data, out, "data " + data + ", event Ten", "event all, data '" + data + "'");
      assertThat(other.err()).contains("but 24 are in both");

      Cli pooled = compared(data, out, "event Ten", "data '" + data + "'");
      assertThat(pooled.exit()).isEqualTo(ExitCode.REFUSED);
      assertThat(pooled.err())
          .contains("error: --compare B: event: expected one event of " + GAME)
          .contains(" but got 2: 'Again' (24), 'Ten' (24)");

      Cli nobody = compared(data, out, "event Ten", "player nobody");
      assertThat(nobody.err())
          .contains(
              "error: --compare B: expected games with player 'nobody' but none of the 72 fits");
    }
  }

  private static Cli compared(Path data, Path out, String first, String second) {
    return Cli.run("report", "--compare", first, second, "--data", data, "--out", out);
  }

  @Test
  void badSets_areRefusedBeforeAnythingIsOpened() throws IOException {
    Path none = folder.resolve("none");
    assertThat(compared(none, none, "evnt Cup", "all").err())
        .contains("--compare A: filter: expected one of id, game")
        .contains("but got 'evnt'");
    assertThat(compared(none, none, "all", "event").err())
        .contains("--compare B: event:6: expected a value of 'event' but got the end");
    assertThat(compared(none, none, "foo", "all").err())
        .contains("--compare A: filter: expected one of id, game")
        .contains("but got 'foo'");
    assertThat(compared(none, none, "all", "data").err())
        .contains("--compare B: data:5: expected a value of 'data' but got the end");
    Cli empty = compared(none, none, "all", "event ''");
    assertThat(empty.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(empty.err()).contains("--compare B: event '':7: expected a value of 'event' but");
    Cli twice =
        Cli.run("report", "--compare", "event a", "event b", "--event", "c", "--data", none);
    Path page = Files.writeString(folder.resolve("index.html"), "my own page");
    Cli mine = compared(none, folder, "event a", "event b");
    assertThat(mine.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(mine.out()).isEmpty();
    assertThat(mine.err()).contains("expected a folder of ours but " + page);
    assertThat(twice.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(twice.err()).contains("expected --event or event in A but not both");
    assertThat(none).doesNotExist();
  }
}
