package org.wardiary.analytics.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.game.squares.Rows;
import org.wardiary.analytics.game.squares.Rows.One;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;

/** The numbers of two sets side by side, and rows that only one of them has. */
class ComparedTableTest {

  private static Study study(Rows rows) {
    return Studies.of(rows.set(), GameInfo.plain(Rows.GAME));
  }

  private static Comparison compared(Rows first, Rows second) {
    return Comparison.of(List.of(new Comparison.Pair(study(first), study(second)))).get(0);
  }

  private static ComparedRow row(Comparison comparison, String table, String... of) {
    return comparison.tables().stream()
        .filter(one -> one.id().equals(table))
        .flatMap(one -> one.rows().stream())
        .filter(row -> row.of().equals(List.of(of)))
        .findFirst()
        .orElseThrow();
  }

  private static Rows games(int strategic, int attrition, int turns) {
    return new Rows()
        .add(strategic, () -> new One().ends("Blue", "strategic").turns(turns))
        .add(attrition, () -> new One().ends("Gray", "attrition").turns(turns));
  }

  @Test
  void conditionThatNoGameOfOneSetHas_isNoneOfItsGames() {
    Comparison found = compared(games(21, 219, 30), games(20, 0, 30));
    ComparedRow attrition = row(found, "win-conditions", "either", "Gray", "attrition");

    assertThat(attrition.first().value()).isCloseTo(219.0 / 240, within(1e-12));
    assertThat(attrition.second().n()).isEqualTo(20);
    assertThat(attrition.second().value()).isZero();
    assertThat(attrition.second().interval().high())
        .isCloseTo(Ratio.counted(0, 20).share().interval().high(), within(1e-9));
    assertThat(found.survivors())
        .anyMatch(one -> one.row().equals(attrition.rest().orElseThrow()))
        .noneMatch(one -> one.row().equals(attrition));
    assertThat(ComparisonFindings.of(found))
        .anySatisfy(
            finding ->
                assertThat(finding.text())
                    .contains("attrition", "0\u00A0% in B", "points less (95"));

    ComparedRow way = row(found, "endings", "attrition");
    assertThat(way.second().n()).isEqualTo(20);
    assertThat(way.second().value()).isZero();
    assertThat(way.difference().orElseThrow().value()).isCloseTo(-219.0 / 240, within(1e-12));

    ComparedRow back =
        row(
            compared(games(20, 0, 30), games(21, 219, 30)),
            "win-conditions",
            "either",
            "Gray",
            "attrition");
    assertThat(back.first().n()).isEqualTo(20);
    assertThat(back.difference().orElseThrow().value()).isCloseTo(219.0 / 240, within(1e-12));
  }

  @Test
  void mainQuestions_areAnsweredFirst_alsoWhereNothingDiffers() {
    Comparison found = compared(games(100, 100, 30), games(101, 99, 20));

    assertThat(ComparisonFindings.of(found))
        .extracting(Finding::text)
        .satisfiesExactly(
            text ->
                assertThat(text)
                    .startsWith(
                        "Balance (Blue, first or second), between equal players: 50\u00A0% in A")
                    .contains("Not shown; one of ", "points would be, four times in five."),
            text -> assertThat(text).startsWith("First move (the side that moves first, first)"),
            text ->
                assertThat(text)
                    .startsWith("Length (turns, any), median: 30 turns in A, 20 in B")
                    .doesNotContain("Not shown"),
            text ->
                assertThat(text)
                    .startsWith("How games are won (either, ")
                    .contains("No row of it shows a difference; here one of "),
            text -> assertThat(text).startsWith("Flank attacks (both, flank), per game: 0 "),
            text -> assertThat(text).startsWith("How long games last (turns, strategic)"));
  }

  private static Rows either(int blue, int gray) {
    return new Rows()
        .add(blue, () -> new One().first("Blue").ends("Blue", "strategic"))
        .add(gray, () -> new One().first("Gray").ends("Gray", "attrition"))
        .add(20, () -> new One().first("Gray").ends("Blue", "attrition"))
        .add(20, () -> new One().first("Blue").ends("Gray", "strategic"));
  }

  @Test
  void otherSide_hasTheRest_andBothAreOneClaim() {
    Comparison found = compared(either(60, 140), either(140, 60));
    ComparedRow blue = row(found, "balance-win-rate", "Blue", "first or second");
    ComparedRow gray = row(found, "balance-win-rate", "Gray", "first or second");

    assertThat(gray.rest()).contains(blue);
    assertThat(gray.difference().orElseThrow().chance())
        .isEqualTo(blue.difference().orElseThrow().chance());
    assertThat(found.differences()).extracting(Comparison.Found::row).contains(blue);
    assertThat(found.differences()).extracting(Comparison.Found::row).doesNotContain(gray);
    Table table =
        ComparisonTables.of(found).stream()
            .filter(one -> one.id().equals("balance-win-rate"))
            .findFirst()
            .orElseThrow();
    Row first = verdict(table, "Blue");
    Row second = verdict(table, "Gray");
    assertThat(first.text("verdict")).isEqualTo("more in B");
    assertThat(second.text("verdict")).isEqualTo("less in B");
    assertThat(second.number("seen_from")).isEqualTo(first.number("seen_from"));
  }

  private static Row verdict(Table table, String side) {
    return table
        .find(row -> row.text("who").equals(side) && row.text("moves").equals("first or second"))
        .orElseThrow();
  }

  @Test
  void rateBetweenEqualPlayers_answers_andThatAsPlayedFollows() {
    Comparison found = compared(either(60, 140), either(140, 60));

    assertThat(ComparisonFindings.answers(found).get(0).text())
        .startsWith("Balance (Blue, first or second), between equal players: ")
        .contains(" As played: 33.3\u00A0% in A, 66.7\u00A0% in B.");
    assertThat(found.differences())
        .filteredOn(one -> one.table().id().equals("balance-win-rate"))
        .isNotEmpty()
        .noneMatch(Comparison.Found::isMain);
    assertThat(ComparisonFindings.others(found))
        .noneMatch(finding -> finding.table().equals("balance-win-rate"));
  }

  @Test
  void differenceThatIsImpossible_isNotNamed() {
    Comparison found = compared(games(10, 10, 30), games(11, 9, 30));

    assertThat(ComparisonFindings.answers(found).get(0).text())
        .doesNotContain(" would be")
        .containsPattern(
            "could hardly show one: a difference of 20.points takes [0-9]+ times as many games");
    assertThat(found.differences())
        .filteredOn(one -> one.row().first().value() + one.row().second().value() > 0)
        .allSatisfy(
            one ->
                assertThat(one.seenFrom(found.certainty()).orElse(0))
                    .isLessThanOrEqualTo(
                        one.table().shares()
                            ? 0.5
                            : Math.max(one.row().first().value(), one.row().second().value())));
  }

  /** The procedure of Benjamini and Hochberg, from the table alone. */
  @Test
  void verdicts_canBeRedoneFromTheTable() {
    Comparison found = compared(either(60, 140), either(140, 60));
    List<Row> rows = ComparisonTables.all(List.of(found)).rows();
    double[] weighted =
        rows.stream()
            .mapToDouble(
                row -> row.number("chance").orElseThrow() / row.number("weight").orElseThrow())
            .toArray();
    double[] sorted = Arrays.stream(weighted).sorted().toArray();
    double limit = 0;
    for (int i = 0; i < sorted.length; i++) {
      limit = sorted[i] <= 0.05 * (i + 1) / sorted.length ? sorted[i] : limit;
    }

    assertThat(rows.stream().mapToDouble(row -> row.number("weight").orElseThrow()).sum())
        .isCloseTo(rows.size(), within(1e-9));
    assertThat(rows).extracting(row -> row.text("family")).contains("main", "endings");
    for (int i = 0; i < weighted.length; i++) {
      boolean holds = weighted[i] <= limit && rows.get(i).number("chance").orElseThrow() <= 0.05;
      assertThat(rows.get(i).text("verdict").endsWith("in B")).isEqualTo(holds);
    }
  }

  @Test
  void rowThatIsAboutNoGame_isNotCompared() {
    Comparison found = compared(games(21, 219, 30), games(20, 0, 30));
    ComparedRow length = row(found, "game-length", "turns", "attrition");

    assertThat(length.second().n()).isZero();
    assertThat(length.second().shown()).isFalse();
    assertThat(length.difference()).isEmpty();
  }

  @Test
  void openingThatOneSetDoesNotPlay_hasAShareThere_andNoWinRate() {
    Rows first = new Rows().add(20, () -> new One().opening(List.of("IBR-B1C"), List.of()));
    Rows second = new Rows().add(30, () -> new One().opening(List.of("ABR-B1C"), List.of()));
    Comparison found = compared(first, second);
    ComparedRow share = row(found, "opening-units-share", "Blue", "1", "I", "B1C");
    ComparedRow wins = row(found, "opening-units-win-rate", "Blue", "1", "I", "B1C");

    assertThat(share.second().n()).isEqualTo(30);
    assertThat(share.difference().orElseThrow().value()).isEqualTo(-1);
    assertThat(wins.second().n()).isZero();
    assertThat(wins.difference()).isEmpty();
  }

  @Test
  void unit_standsBesideTheFirstNumber() {
    Comparison found = compared(games(30, 30, 10), games(30, 30, 40));

    assertThat(ComparisonFindings.of(found))
        .anySatisfy(
            finding -> assertThat(finding.text()).contains("10 turns in A, 40 in B, 30 more (95"));
  }

  @Test
  void power_isNeverFromNothingOn() {
    Comparison found = compared(games(239, 1, 30), games(20, 0, 30));

    assertThat(ComparisonFindings.power(found))
        .noneMatch(text -> text.contains("from 0\u00A0points"))
        .noneMatch(text -> text.contains("and hardly any in half"));
  }

  @Test
  void power_isToldOfAsManyNumbersAsTheVerdict() {
    Comparison found = compared(games(239, 1, 30), games(20, 0, 30));
    List<String> power = ComparisonFindings.power(found);
    long alike =
        found.differences().stream()
            .filter(one -> !one.table().measure().unit().equals("share"))
            .filter(one -> one.row().first().value() + one.row().second().value() == 0)
            .count();

    assertThat(alike).isPositive();
    assertThat(ComparisonFindings.verdict(found))
        .endsWith("none differs by more than chance allows.");
    assertThat(power).hasSize(2).last().asString().contains("0 or the same in all games");
    assertThat(power.stream().mapToInt(ComparedTableTest::numbers).sum())
        .isEqualTo(found.differences().size());
  }

  /** How many numbers a sentence is about. */
  private static int numbers(String sentence) {
    return Integer.parseInt(sentence.replaceFirst("Of the \\D*(\\d+) .*", "$1"));
  }
}
