package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.events.game.Games;
import org.wardiary.reports.Tournaments;

/** The bundled tournaments, through a real broker, to a report. */
@Tag("slow")
class DemoCommandTest {

  @TempDir Path folder;

  @Test
  void demo_reportsOnAllBundledGames_keepsItsArchive_andTellsHowToSeeIt() throws IOException {
    Path out = folder.resolve("out");
    Path data = folder.resolve("data");
    Cli demo = Cli.run("demo", "--out", out, "--data", data);
    assertThat(demo.err()).isEmpty();
    assertThat(demo.exit()).isZero();
    List<String> lines = demo.lines();
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0))
        .matches(
            "(\\d+) games: \\1 accepted, 0 duplicate, 0 refused; \\d+ new events; [\\d.]+ s;"
                + " \\d{2,} files, open .*index\\.html");
    assertThat(lines.get(1)).endsWith("wardiary serve --data " + data);
    String page = Files.readString(out.resolve("index.html"));
    List<String> titles =
        Tournaments.ids().stream().map(id -> Games.find(id).orElseThrow().title()).toList();
    assertThat(titles).hasSizeGreaterThanOrEqualTo(4);
    assertThat(titles).allSatisfy(title -> assertThat(page).contains("<h2>" + title + "</h2>"));
    assertThat(page).contains("<h2>Sample games</h2>", "<img src=\"data:image/svg+xml;base64,");

    String games = lines.get(0).replaceAll(" games:.*", "");
    assertThat(Cli.run("games", "--data", data).lines())
        .endsWith(games + " of " + games + " games");
  }

  @Test
  void demo_inAnArchiveThatNoDemoMade_isRefused() throws IOException {
    Path mine = Files.createDirectory(folder.resolve("mine"));
    Cli demo = Cli.run("demo", "--out", folder.resolve("out"), "--data", mine);
    assertThat(demo.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(demo.err()).contains("one of an earlier demo but " + mine + " is something else");
    assertThat(mine).isEmptyDirectory();
    assertThat(folder.resolve("out")).doesNotExist();
  }
}
