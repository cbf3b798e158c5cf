package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

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

  @Test
  void badSeed_isUsage() {
    Cli bad = Cli.run("bench", "--seed", "x");
    assertThat(bad.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(bad.err()).contains("--seed");
  }
}
