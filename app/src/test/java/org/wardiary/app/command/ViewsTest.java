package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.app.archive.RefereedGame;
import org.wardiary.app.file.RecordFiles;
import org.wardiary.app.job.SampleGames;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.onthesquare.OnTheSquareGame;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;
import org.wardiary.reports.Tournaments;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;
import org.wardiary.reports.page.SampleGame;

/** What a side sees, in every output, of records that differ only in what it may not see. */
class ViewsTest {

  private static final String BEGINNING =
      """
      [Game "wargaming-on-the-square"]
      [First "Red"]

      %s =X =A =D =J =A =X =A =D =X =A =D =J =L =A =X =D
      1. A1:S D2:F X1:B / D1:F X1:B / D2>h6N D1>j7S X1>a2E X1>l11S
      """;

  private static final String DRAWS = "%J %L %A %J";

  @TempDir Path folder;

  /** A game in which Blue, who leads turn 2, is still giving orders. */
  private Path record(String name, String orders) throws IOException {
    return Files.writeString(
        folder.resolve(name), Text.of(BEGINNING, DRAWS) + "2. " + orders + "\n*\n");
  }

  private static List<String> outputs(Path file, String viewer) throws IOException {
    List<String> outputs = new ArrayList<>();
    Path svg = file.resolveSibling("board.svg");
    outputs.add(Cli.run("trace", file, "--as", viewer).out());
    outputs.add(Cli.run("position", file, "--json", "--as", viewer).out());
    outputs.add(Cli.run("position", file, "--text", "--as", viewer).out());
    outputs.add(Cli.run("position", file, "--svg", svg, "--as", viewer).out());
    outputs.add(Files.readString(svg));
    return outputs;
  }

  @Test
  void views_ofGamesThatDifferInTheNumberOfEnemyOrders_areEqual() throws IOException {
    Path none = record("none.wdr", "");
    Path some = record("some.wdr", "{all in} D1:F I1:A {a feint} J1:S");

    assertThat(outputs(none, "Red")).isEqualTo(outputs(some, "Red"));
    for (int i = 0; i < outputs(none, "umpire").size(); i++) {
      assertThat(outputs(none, "umpire").get(i)).isNotEqualTo(outputs(some, "umpire").get(i));
      assertThat(outputs(none, "Blue").get(i)).isNotEqualTo(outputs(some, "Blue").get(i));
    }
  }

  /**
   * Also while orders are executed: box 13 moves whatever is under it, the others stay unrevealed.
   */
  @Test
  void views_ofGamesThatDifferUnderBoxes_areEqual() throws IOException {
    Path one = underBoxes("one.wdr", "=X =A =D =J =L =A =X =D", "D1:F X1:B", "X1");
    Path other = underBoxes("other.wdr", "=A =X =D =L =J =A =X =D", "A1:B D1:F", "A1");

    assertThat(outputs(one, "Red")).isEqualTo(outputs(other, "Red"));
    for (String viewer : List.of("umpire", "Blue")) {
      assertThat(outputs(one, viewer).get(0)).isNotEqualTo(outputs(other, viewer).get(0));
      assertThat(outputs(one, viewer).get(2)).isNotEqualTo(outputs(other, viewer).get(2));
    }
  }

  private Path underBoxes(String name, String boxes, String orders, String mover)
      throws IOException {
    String text =
        """
        [Game "wargaming-on-the-square"]
        [First "Red"]

        %s =X =A =D =J =A =X =A =D %s
        1. A1:S D2:F X1:B / %s / D2>h6N D1>j7S X1>a2E %s>l11S
        *
        """;
    return Files.writeString(folder.resolve(name), Text.of(text, DRAWS, boxes, orders, mover));
  }

  @Test
  void trace_forASide_hasALineForEachViewThatDiffers() throws IOException {
    List<String> red = Cli.run("trace", record("a.wdr", "D1:F I1:A"), "--as", "Red").lines();

    for (int i = 1; i < red.size(); i++) {
      assertThat(red.get(i)).isNotEqualTo(red.get(i - 1)).doesNotContain("\"ply\"");
    }
    assertThat(red).doesNotHaveDuplicates().isNotEmpty();
  }

  @Test
  void accountForASide_tellsNothingOfTheEnemysBoxesAndOrders() throws IOException {
    Path file = record("a.wdr", "D1:F {a feint}");
    String red = Cli.run("position", file, "--text", "--as", "Red").out();

    assertThat(red)
        .contains("Red's boxes: 1 on a1 Dummy X1")
        .contains("Blue box #13 executes its order to move its box; it moves from l12 to l11.")
        .contains("Box 15 is lifted, Blue Dragoons D1")
        .doesNotContain(
            "Blue's",
            "Blue draws",
            "feint",
            "Dummy X1 executes its order to move its box; it moves from l12");
  }

  @Test
  void refusal_ofAnEnemyAnswer_tellsASideNothingOfIt() throws IOException {
    Path file = record("bad.wdr", "D1:F I1:A A1:S");
    Cli red = Cli.run("trace", file, "--as", "Red");
    Cli umpire = Cli.run("trace", file);

    assertThat(red.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(umpire.err()).contains("A1:S").contains("good answer");
    assertThat(red.err()).contains("game 1: refused").doesNotContain("A1:S", ":6:", "good answer");
    assertThat(Cli.run("position", file, "--as", "Red").err()).doesNotContain("A1:S", "good");
    Cli beyond = Cli.run("position", record("good.wdr", ""), "--at", "999", "--as", "Red");
    assertThat(beyond.err()).contains("to the end of the game but got 999");
  }

  @Test
  void views_ofAGameThatHidesNothing_areTheUmpires() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("squares.wdr"),
            """
            [Game "squares/civil-war"]
            [First "Gray"]

            1. IGR-G3R {a comment} IBR-B3C 2. CGR-G2CL
            *
            """);

    assertThat(outputs(file, "Blue")).isEqualTo(outputs(file, "umpire"));
    MapLibrary maps = MapLibrary.bundled();
    GameHistory history = RefereedGame.of(new RecordFiles(new Referee(maps)).judge(file, 1), maps);
    Game kind = history.setup().game();
    View umpire = View.ofUmpire(kind);
    Position position = history.at(history.length());
    for (Viewer side : List.of(Viewer.FIRST, Viewer.SECOND)) {
      View view = new View(kind, side);
      assertThat(view.side()).isEmpty();
      assertThat(view.json().write(position))
          .isEqualTo(umpire.json().write(position))
          .contains("\"ply\":3");
      assertThat(view.text(position)).isEqualTo(umpire.text(position));
      assertThat(history.drawn(position, view)).isEqualTo(history.drawn(position, umpire));
      assertThat(history.drawn(position, view).events()).isNotEmpty();
      assertThat(history.account(3, view).text())
          .isEqualTo(history.account(3, umpire).text())
          .contains("a comment");
      assertThat(history.ply(Optional.empty(), view)).isEqualTo(3);
      assertThatThrownBy(() -> history.ply(Optional.of(4), view)).hasMessageContaining("0 to 3");
    }
  }

  @Test
  void report_asASideThatNoGameHides_isAUsageError() {
    Cli cli = Cli.run("report", "--as", "Gray", "--data", folder.resolve("none"));

    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains("expected Red, Blue or umpire but got 'Gray'");
  }

  @Test
  void sampleGame_ofASide_isToldAndDrawnAsItSawIt() {
    Tournaments.Tournament tournament = Tournaments.of(OnTheSquareGame.ID);
    Verdict.Accepted game = (Verdict.Accepted) tournament.verdicts().get(0);
    PlayedGame played =
        tournament.set().games().stream()
            .filter(one -> one.summary().getGameId().equals(game.gameId()))
            .findFirst()
            .orElseThrow();
    GameHistory history = RefereedGame.of(game, MapLibrary.bundled());
    Game kind = history.setup().game();
    SampleGame red = SampleGames.sample(played.summary(), history, new View(kind, Viewer.FIRST));
    SampleGame all = SampleGames.sample(played.summary(), history, View.ofUmpire(kind));

    assertThat(red.title()).isEqualTo(all.title() + ", as Red saw it");
    assertThat(all.text()).contains("Blue's orders");
    assertThat(red.text()).contains("Red's orders").doesNotContain("Blue's orders", "Blue's boxes");
    assertThat(red.board().orElseThrow().title()).doesNotContain(", ply ");
  }
}
