package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Games;
import org.wardiary.reports.Tournaments;

/** The bundled tournaments, through a real broker, to a report. */
class DemoCommandTest {

  @TempDir Path folder;

  @Test
  void demo_reportsOnAllBundledGames_andKeepsItsArchiveIfAsked() throws IOException {
    Path out = folder.resolve("out");
    Path data = folder.resolve("data");
    Cli demo = Cli.run("demo", "--out", out, "--data", data);
    assertThat(demo.err()).isEmpty();
    assertThat(demo.exit()).isZero();
    List<String> lines = demo.lines();
    List<String> files = lines.subList(0, lines.size() - 1);
    assertThat(files).hasSizeGreaterThan(Tournaments.ids().size());
    assertThat(files).allSatisfy(file -> assertThat(Path.of(file)).isNotEmptyFile());
    assertThat(lines.get(lines.size() - 1))
        .matches("\\d+ games, \\d+ events, [\\d.]+ s; open .*index\\.html");
    String page = Files.readString(out.resolve("index.html"));
    List<String> titles =
        Tournaments.ids().stream().map(id -> Games.find(id).orElseThrow().title()).toList();
    assertThat(titles).hasSizeGreaterThanOrEqualTo(4);
    assertThat(titles).allSatisfy(title -> assertThat(page).contains("<h2>" + title + "</h2>"));
    assertThat(page).contains("<h2>Sample games</h2>", "<img src=\"data:image/svg+xml;base64,");

    String games = lines.get(lines.size() - 1).replaceAll(" games,.*", "");
    assertThat(Cli.run("games", "--data", data).lines())
        .endsWith(games + " of " + games + " games");
    Cli again = Cli.run("demo", "--out", out, "--data", data);
    assertThat(again.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(again.err()).contains("expected fresh data but " + data);
  }
}
