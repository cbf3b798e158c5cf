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

  @Test
  void badSeed_isUsage() {
    Cli bad = Cli.run("bench", "--seed", "x");
    assertThat(bad.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(bad.err()).contains("--seed");
  }
}
