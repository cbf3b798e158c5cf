package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.app.terminal.ExitCode;

/** The ladder of players as a table, and its games as records. */
class LadderCommandTest {

  @TempDir Path folder;

  private static Cli ladder(String players, Object... more) {
    List<Object> words = new ArrayList<>();
    words.addAll(List.of("ladder", "--game", "squares/civil-war", "--seed", 3));
    words.addAll(List.of("--players", players));
    words.addAll(List.of(more));
    return Cli.run(words.toArray());
  }

  private Cli onThreads(int threads, Path out) throws ExecutionException, InterruptedException {
    ForkJoinPool pool = new ForkJoinPool(threads);
    try {
      return pool.submit(() -> ladder("uniform,aggressive,search:200", "--pairs", 20, "--out", out))
          .get();
    } finally {
      pool.shutdown();
    }
  }

  @Test
  void table_isTheSameOnAnyNumberOfThreads() throws Exception {
    Path one = folder.resolve("one.wdr");
    Path three = folder.resolve("three.wdr");
    Cli cli = onThreads(1, one);
    assertThat(cli.exit()).isZero();
    assertThat(onThreads(3, three).out()).isEqualTo(cli.out());
    assertThat(one).hasSameTextualContentAs(three);
    assertThat(cli.err()).contains("aggressive against uniform: ").contains(" s a game");
    List<String> lines = cli.lines();
    assertThat(lines.get(0))
        .isEqualTo(
            "squares/civil-war, seed 3: pairs of games with the same 8 answers and chance, sides"
                + " exchanged");
    assertThat(lines.get(4)).matches("uniform +0");
    assertThat(lines.get(5)).matches("aggressive +20 .*");
    assertThat(lines.get(6)).startsWith("search:200 ");
  }

  /**
   * The games are archived like any others: with the players' names, and with the same opening in
   * both games of a pair.
   */
  @Test
  void records_areLegal_pairedAndNameThePlayers() throws IOException {
    Path out = folder.resolve("ladder.wdr");
    assertThat(ladder("aggressive,search:100", "--pairs", 2, "--out", out).exit()).isZero();
    assertThat(Cli.run("check", out).out()).startsWith("4 games: 4 accepted");
    List<String> records = List.of(Files.readString(out).split("\n(?=\\[Game )"));
    assertThat(records).hasSize(4);
    assertThat(records.get(0)).contains("[Blue \"search:100\"]").contains("[Gray \"aggressive\"]");
    assertThat(records.get(1)).contains("[Blue \"aggressive\"]").contains("[Gray \"search:100\"]");
    assertThat(opening(records.get(0))).isEqualTo(opening(records.get(1)));
    assertThat(opening(records.get(0))).isNotEqualTo(opening(records.get(2)));
  }

  @Test
  void rulesOfAFile_areThoseOfAllGames() throws IOException {
    Path rules = folder.resolve("five.json");
    String five = "\"game\": \"squares/civil-war\", \"name\": \"five\"";
    Files.writeString(rules, "{" + five + ", \"rules\": {\"losses-to-end\": 5}}");
    Path out = folder.resolve("ladder.wdr");
    Cli cli = ladder("uniform,aggressive", "--pairs", 2, "--rules", rules, "--out", out);
    assertThat(cli.out()).contains("by the rules five sha256:face61").contains("losses-to-end=5");
    assertThat(Files.readString(out).split("\\[Rules \"five ", -1)).hasSize(5);
    assertThat(Cli.run("check", out).out()).startsWith("4 games: 4 accepted");
  }

  /** The answers of turns 1 to 3, eight at most. */
  private static String opening(String record) {
    String moves = record.substring(record.lastIndexOf("]\n") + 2);
    return moves.substring(0, moves.indexOf("4. "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "uniform          | --pairs 5   | expected two or more --players but got 1",
        "uniform,search:0 | --pairs 5   | search:N with N from 1 to 100000000",
        "uniform,uniform  | --pairs 0   | expected --pairs of 1 or more but got 0",
        "uniform,uniform  | --opening -1 | expected --opening of 0 or more but got -1",
        "uniform,uniform  | --max-answers -1 | expected --max-answers of 0 or more but got -1",
        "uniform,uniform  | --map-name nowhere | --map-name: expected one of ",
        "uniform,uniform  | --error 0.5 | expected --elo above 0, at most 2000, and --error below 0.5"
      })
  void optionsThatDoNotFit_areUsageErrors(String players, String options, String message) {
    Cli cli = ladder(players, (Object[]) options.split(" "));
    assertThat(cli.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(cli.err()).contains(message);
  }
}
