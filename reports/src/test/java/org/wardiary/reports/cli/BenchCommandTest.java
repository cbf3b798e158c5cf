package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.reports.cli.bench.BenchParts;
import org.wardiary.reports.cli.terminal.ExitCode;

class BenchCommandTest {

  @Test
  void help_listsThePartsWithTheirNumbers() {
    Cli help = Cli.run("help", "bench");
    assertThat(help.exit()).isZero();
    assertThat(help.out()).contains("--quick", "--seed", "--json", "medians", "docs/benchmarks.md");
    assertThat(help.lines())
        .filteredOn(line -> line.matches("  [a-z]+ {2,}\\S.*"))
        .extracting(line -> line.strip().split(" ")[0])
        .containsSubsequence(BenchParts.names());
    assertThat(help.out()).contains("(1000,10000,100000)");
    assertThat(Cli.run("--help").out()).containsPattern("(?m)^ +bench +Measures");
  }

  /** The figures of a tiny archive say nothing about speed; only their presence is tested. */
  @Test
  @Tag("slow")
  void report_ofAFewGames_isMeasured() {
    Cli bench = Cli.run("bench", "report", "--games", "3", "--quick", "--json");

    assertThat(bench.exit()).as(bench.err()).isZero();
    assertThat(bench.out())
        .contains("\"report / rows read\"", "\"heap at its fullest\"")
        .containsPattern(
            "\"part\":\"report\",\"name\":\"games\",\"unit\":\"games\",\"median\":3\\.0");
  }

  /**
   * Measures on a real broker, views and stores included. The bound is looser than the goal of at
   * most 8 times the records in {@code docs/benchmarks.md}.
   */
  @Test
  @Tag("slow")
  void archiveOf100Games_takesLittleSpace() {
    Cli bench = Cli.run("bench", "size", "--quick", "--json");

    assertThat(bench.exit()).as(bench.err()).isZero();
    Matcher ratio =
        Pattern.compile("\"(archive|growth) / records\",\"unit\":\"ratio\",\"median\":([0-9.]+)")
            .matcher(bench.out());
    assertThat(ratio.results().map(found -> Double.parseDouble(found.group(2))).toList())
        .hasSize(2)
        .allSatisfy(value -> assertThat(value).isBetween(1.0, 12.0));
    assertThat(bench.out())
        .containsPattern("\"zstd -19 of the records\",\"unit\":\"bytes\",\"median\":[1-9]")
        .containsPattern("\"name\":\"games\",\"unit\":\"games\",\"median\":100\\.0");
  }

  /** A test has no launcher, so that a part that needs one is refused if it is named. */
  @Test
  void partThatCannotRunHere_isRefused() {
    Cli check = Cli.run("bench", "check");
    assertThat(check.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(check.err())
        .contains("bench check: expected")
        .containsAnyOf("the launcher 'wardiary', on Linux", "pgn-extract to be installed");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rules speed | expected one of [rules, check, ",
        "--games 100 | a part that takes a number of games with --games but none is named",
        "size rules --games 100 | no --games with the part rules, which takes no number",
        "size --games 3 | after --games for the part size but got 3",
        "size --games 100,200 | one number after --games for the part size but got [100, 200]",
        "growth --games 1000,3 | after --games for the part growth but got 3",
        "size --charts out | the part growth with --charts but got [size]",
        "size --pgn pom.xml | the part check with --pgn but got [size]",
        "check --pgn none.pgn | none.pgn does not exist",
        "report --game chess | expected --game to be one of [",
      })
  void optionsThatDoNotFit_areUsage(String words, String message) {
    List<Object> all = new ArrayList<>(List.of("bench"));
    all.addAll(List.of((Object[]) words.split(" ")));
    Cli bad = Cli.run(all.toArray());
    assertThat(bad.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(bad.err()).contains(message);
  }

  @Test
  void badSeed_isUsage() {
    Cli bad = Cli.run("bench", "--seed", "x");
    assertThat(bad.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(bad.err()).contains("--seed");
  }
}
