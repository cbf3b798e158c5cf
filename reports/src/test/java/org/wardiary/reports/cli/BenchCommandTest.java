package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class BenchCommandTest {

  @Test
  void help_saysWhatIsMeasuredAndHow() {
    Cli help = Cli.run("help", "bench");
    assertThat(help.exit()).isZero();
    assertThat(help.out()).contains("--quick", "--seed", "--json", "medians", "docs/benchmarks.md");
    assertThat(Cli.run("--help").out()).containsPattern("(?m)^ +bench +Measures");
  }

  /** The figures of a tiny archive say nothing of speed; that they are there is what is tested. */
  @Test
  void report_ofAFewGames_isMeasured() {
    Cli bench = Cli.run("bench", "--report", "3", "--quick", "--json");

    assertThat(bench.exit()).as(bench.err()).isZero();
    assertThat(bench.out())
        .contains("\"report / rows read\"", "\"heap at its fullest\"")
        .containsPattern("\"name\":\"games\",\"unit\":\"games\",\"median\":3\\.0");
  }

  /**
   * On a real broker, views and stores included. What was reached, not what is wanted: events alone
   * are ten times the records, since each is a message of its own.
   */
  @Test
  void archiveOf100Games_takesLittleSpace() {
    Cli bench = Cli.run("bench", "--size", "100", "--json");

    assertThat(bench.exit()).as(bench.err()).isZero();
    Matcher ratio =
        Pattern.compile(
                "\"size: (archive|growth) / records\",\"unit\":\"ratio\",\"median\":([0-9.]+)")
            .matcher(bench.out());
    assertThat(ratio.results().map(found -> Double.parseDouble(found.group(2))).toList())
        .hasSize(2)
        .allSatisfy(value -> assertThat(value).isBetween(1.0, 20.0));
  }

  @Test
  void check_withoutAYardstick_orWithTooFewGames_isUsage() {
    Cli without = Cli.run("bench", "--check", "100");
    assertThat(without.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(without.err()).contains("expected --pgn FILE with --check");

    Cli few = Cli.run("bench", "--check", "3", "--pgn", "chess.pgn");
    assertThat(few.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(few.err()).contains("expected at least a game of each kind for --check but got 3");
  }

  @Test
  void badSeed_isUsage() {
    Cli bad = Cli.run("bench", "--seed", "x");
    assertThat(bad.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(bad.err()).contains("--seed");
  }
}
