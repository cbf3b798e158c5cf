package org.wardiary.reports.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.log.Submission;
import org.wardiary.events.text.Text;
import org.wardiary.reports.cli.Cli;

class ManyGamesTest {

  @TempDir Path folder;

  @Test
  void games_areInEqualParts_andOthersInEachRound() throws IOException {
    int twice = 2 * Games.all().size();
    ManyGames games = new ManyGames(twice + 1, 1);
    assertThat(games.number()).isEqualTo(twice);

    Path file = folder.resolve("games.wdr");
    games.write(file);
    Cli check = Cli.run("check", file);
    assertThat(check.out()).contains(Text.of("%d games: %d accepted, 0 refused", twice, twice));
    assertThat(Files.readString(file).split("wargaming-on-the-square", -1)).hasSize(3);

    List<String> first = games.round(0).stream().map(Submission::gameId).toList();
    List<String> second = games.round(1).stream().map(Submission::gameId).toList();
    assertThat(first).doesNotHaveDuplicates().hasSize(twice).doesNotContainAnyElementsOf(second);
  }

  /**
   * Stores and reports them: they must be neither one game entered twice nor games of two events.
   */
  @Test
  @Tag("slow")
  void gamesThatComeAgain_areOtherGames_ofOneReport() throws IOException {
    BenchGames games = new BenchGames(1, 1);
    StringBuilder records = new StringBuilder();
    for (int time = 0; time < 2; time++) {
      for (Game game : Games.all()) {
        records.append(games.records(game, 0, time)).append('\n');
      }
    }
    Path file = Files.writeString(folder.resolve("twice.wdr"), records);
    Path data = folder.resolve("data");

    Cli archive = Cli.run("archive", file, "--data", data, "--quiet");
    int twice = 2 * Games.all().size();
    assertThat(archive.out()).contains(Text.of("%d accepted, 0 duplicate", twice));
    Cli report = Cli.run("report", "--data", data, "--out", folder.resolve("out"));
    assertThat(report.exit()).as(report.err()).isZero();
  }
}
