package org.wardiary.analytics.game.generalsview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.Findings;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.course.TurnEnd;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;
import org.wardiary.projector.game.generalsview.view.CampaignUnit;
import org.wardiary.projector.game.generalsview.view.SupplyCut;
import org.wardiary.projector.view.GameSummary;

/**
 * The worked example of docs/statistics/generals-view.md: ten games X that Red won, ten games Y.
 */
class CampaignStudiesTest {

  private static final String GAME = "generals-view";
  private static final Offset<Double> NEAR = within(1e-9);

  // two duels: 220 gold with chance 2/3, 150 gold with chance 2/7
  private static final double LUCK_X = 220.0 / 3 + 150 * 2.0 / 7;
  private static final double LUCK_Y = -220 * 2.0 / 3 + 150 * 2.0 / 7;

  private static GameSet set(int each) {
    Archive.Builder archive = new Archive.Builder();
    for (int i = 0; i < 2 * each; i++) {
      String id = String.format("%016x", i + 1);
      boolean red = i < each;
      archive.add(summary(id, red ? "Red" : "Blue"));
      archive.add(
          new CampaignRows(
              id,
              GAME,
              List.of("Red", "Blue"),
              turns(),
              units(red),
              duels(red),
              cuts(),
              15,
              9,
              List.of()));
    }
    return archive.build().sets().get(0);
  }

  private static GameSummary summary(String id, String result) {
    return Summaries.game(0, "ann", "bob", result)
        .setGameId(id)
        .setGame(GAME)
        .setMap("plain")
        .setEvent("")
        .setRound("")
        .setSides(List.of("Red", "Blue"))
        .setTermination("strategic")
        .setPlies(9)
        .setTurns(3)
        .build();
  }

  private static CampaignTurn turn(int number, String side, long gold, int[] squares) {
    return CampaignTurn.newBuilder()
        .setTurn(number)
        .setSide(side)
        .setIncome(150)
        .setGold(gold)
        .setSpent(0)
        .setFirstSquares(squares[0])
        .setSecondSquares(squares[1])
        .setFirstCities(2)
        .setSecondCities(2)
        .setFirstUnits(2)
        .setSecondUnits(number)
        .setSupplied(side.equals("Red") ? 3 : 1)
        .setCut(side.equals("Red") ? 1 : 0)
        .setExhausted(0)
        .build();
  }

  private static List<CampaignTurn> turns() {
    return List.of(
        turn(1, "Blue", 550, new int[] {22, 24}),
        turn(2, "Red", 540, new int[] {27, 24}),
        turn(3, "Blue", 600, new int[] {26, 29}));
  }

  private static CampaignUnit unit(String side, String id, int cost, String fate, int[] draws) {
    boolean lost = !fate.equals("survived");
    return new CampaignUnit(
        side, id, id.substring(0, 1), cost, "b5", 1, fate, lost ? 2 : 0, draws[0], draws[1], 4, 2);
  }

  private static List<CampaignUnit> units(boolean redWins) {
    return List.of(
        unit("Red", "A1", 120, redWins ? "survived" : "attacker", new int[] {1, redWins ? 1 : 0}),
        unit("Red", "L2", 100, "survived", new int[] {1, 1}),
        unit("Blue", "L1", 100, redWins ? "attacked" : "survived", new int[] {1, redWins ? 0 : 1}),
        unit("Blue", "M2", 50, "attacker", new int[] {1, 0}));
  }

  private static List<CampaignDuel> duels(boolean redWins) {
    return List.of(
        new CampaignDuel(1, 2, "h5", "Red", "A", 10, 120, "L", 5, 100, redWins ? 3 : 12, redWins),
        new CampaignDuel(2, 3, "h6", "Blue", "M", 2, 50, "L", 5, 100, 7, false));
  }

  private static List<SupplyCut> cuts() {
    return List.of(
        new SupplyCut("Red", "A1", "A", 2, 3, 0, "supplied"),
        new SupplyCut("Red", "L2", "L", 2, 1, 2, "lost"));
  }

  private static Row row(Table table, String column, String value) {
    return table.find(row -> row.is(column, value)).orElseThrow();
  }

  private static Table players(GameSet set) {
    return Study.table(LuckByPlayer.statistic(), set.games());
  }

  private static Table games(GameSet set) {
    return Study.table(LuckByGame.statistic(), set.games());
  }

  private static Table results(GameSet set) {
    return Study.table(LuckAndResults.statistic(), set.games());
  }

  private static double number(Row row, String column) {
    return row.number(column).orElseThrow();
  }

  @Test
  void positions_areThoseAtTheEndsOfTurns_withoutTheLast_whichPlayersMayHaveBrokenOff() {
    CampaignCourse course = new CampaignCourse(Map.of());
    List<CampaignTurn> whole = turns();
    List<CampaignTurn> brokenOff = whole.subList(0, 2);
    assertThat(Stream.of(whole, brokenOff).map(CampaignStudiesTest::game))
        .allMatch(course::isKnown)
        .allSatisfy(
            game ->
                assertThat(course.positions(game)).extracting(TurnEnd::turn).containsExactly(1, 2));
  }

  private static PlayedGame game(List<CampaignTurn> turns) {
    Archive.Builder archive = new Archive.Builder();
    archive.add(summary("1", "Red"));
    archive.add(
        new CampaignRows(
            "1",
            GAME,
            List.of("Red", "Blue"),
            turns,
            units(true),
            duels(true),
            cuts(),
            15,
            9,
            List.of()));
    return archive.build().sets().get(0).games().get(0);
  }

  @Test
  void luckOfThePlayers_isWonLessExpected() {
    Table table = players(set(10));
    Row ann = row(table, "player", "ann");
    assertThat(ann.count("games")).isEqualTo(20);
    assertThat(ann.count("draws")).isEqualTo(40);
    assertThat(number(ann, "won")).isEqualTo(30);
    assertThat(number(ann, "expected")).isCloseTo(20 * (2.0 / 3 + 5.0 / 7), NEAR);
    assertThat(number(ann, "luck")).isCloseTo(1.5 - 2.0 / 3 - 5.0 / 7, NEAR);
    assertThat(number(ann, "gold_luck")).isCloseTo((LUCK_X + LUCK_Y) / 2, NEAR);
    assertThat(number(ann, "result")).isEqualTo(0.5);
    Row bob = row(table, "player", "bob");
    assertThat(number(bob, "won")).isEqualTo(10);
    assertThat(number(bob, "gold_luck")).isCloseTo(-(LUCK_X + LUCK_Y) / 2, NEAR);
  }

  @Test
  void resultWithoutLuck_whereLuckDecidesAll_isTheSameInAllGames() {
    // slope 1 / (luck X - luck Y) = 1 / 220: what is left is 1 - luck X / 220
    Row ann = row(players(set(10)), "player", "ann");
    assertThat(number(ann, "without_luck")).isCloseTo(1 - LUCK_X / 220, NEAR);
    for (Row game : games(set(10)).rows()) {
      assertThat(number(game, "without_luck")).isCloseTo(1 - LUCK_X / 220, NEAR);
    }
    Row results = results(set(10)).rows().get(0);
    assertThat(results.count("games")).isEqualTo(20);
    assertThat(results.count("wins")).isEqualTo(20);
    assertThat(number(results, "explained")).isCloseTo(1, NEAR);
  }

  @Test
  void luckOfTheGames_standsWithMostLuckFirst() {
    Table table = games(set(10));
    assertThat(table.rows()).hasSize(20);
    Row first = table.rows().get(0);
    assertThat(first.text("result")).isEqualTo("Red");
    assertThat(number(first, "gold_luck")).isCloseTo(LUCK_X, NEAR);
    double deviation = Math.sqrt(2.0 / 9 + 10.0 / 49);
    assertThat(number(first, "deviations")).isCloseTo((2 - 2.0 / 3 - 5.0 / 7) / deviation, NEAR);
    assertThat(number(table.rows().get(19), "gold_luck")).isCloseTo(LUCK_Y, NEAR);
  }

  @Test
  void drawsByChance_areThoseOfAttackers() {
    Table table = Study.table(DrawsByChance.statistic(), set(10).games());
    assertThat(table.rows()).hasSize(2);
    Row low = row(table, "chance", "20 to 30 %");
    assertThat(low.count("draws")).isEqualTo(20);
    assertThat(number(low, "expected")).isCloseTo(2.0 / 7, NEAR);
    assertThat(number(low, "won")).isZero();
    Row high = row(table, "chance", "60 to 70 %");
    assertThat(number(high, "expected")).isCloseTo(2.0 / 3, NEAR);
    assertThat(number(high, "won")).isEqualTo(0.5);
  }

  @Test
  void unitsRaised_tellCostAndFate() {
    Table table = Study.table(RaisedUnits.statistic(GameInfo.plain(GAME)), set(10).games());
    assertThat(table.rows()).extracting(row -> row.text("kind")).containsExactly("L", "A", "M");
    Row line = row(table, "kind", "L");
    assertThat(line.count("units")).isEqualTo(40);
    assertThat(number(line, "cost")).isEqualTo(100);
    assertThat(number(line, "per_game")).isEqualTo(2);
    assertThat(number(line, "share_of_gold")).isCloseTo(200.0 / 370, NEAR);
    assertThat(number(line, "lost_defending")).isEqualTo(0.25);
    assertThat(number(line, "lost_attacking")).isZero();
    assertThat(number(line, "survived")).isEqualTo(0.75);
    assertThat(number(line, "draws_won")).isEqualTo(0.75);
    assertThat(number(row(table, "kind", "A"), "lost_attacking")).isEqualTo(0.5);
    assertThat(number(row(table, "kind", "M"), "survived")).isZero();
    assertThat(number(line, "squares_taken")).isEqualTo(2);
  }

  @Test
  void supplyCuts_areCountedByUnitAndCleanup() {
    Table table = Study.table(SupplyCuts.statistic(), set(10).games());
    Row red = row(table, "who", "Red");
    assertThat(red.count("checks")).isEqualTo(80);
    assertThat(number(red, "cut_off")).isEqualTo(0.25);
    assertThat(red.count("cuts")).isEqualTo(40);
    assertThat(number(red, "cuts_per_game")).isEqualTo(2);
    assertThat(number(red, "exhausted")).isEqualTo(0.5);
    assertThat(number(red, "supplied_again")).isEqualTo(0.5);
    assertThat(number(red, "lost")).isEqualTo(0.5);
    assertThat(row(table, "who", "Blue").count("cuts")).isZero();
    assertThat(row(table, "who", "winner").count("cuts")).isEqualTo(20);
    assertThat(row(table, "who", "loser").count("cuts")).isEqualTo(20);
    assertThat(row(table, "who", "both sides").count("checks")).isEqualTo(120);
  }

  @Test
  void curves_followTheSidesByTheFirstTurn() {
    Table gold = Study.table(CampaignCurves.gold(), set(10).games());
    List<Row> first = gold.select(row -> row.is("who", "moved first"));
    assertThat(first).extracting(row -> number(row, "own_turn")).containsExactly(1.0, 2.0);
    assertThat(first).extracting(row -> number(row, "median")).containsExactly(550.0, 600.0);
    List<Row> second = gold.select(row -> row.is("who", "moved second"));
    assertThat(second).extracting(row -> number(row, "median")).containsExactly(540.0);
    Table squares = Study.table(CampaignCurves.territory(), set(10).games());
    assertThat(squares.rows())
        .extracting(row -> number(row, "median"))
        .containsExactly(24.0, 29.0, 27.0);
    assertThat(Study.table(CampaignCurves.armies(), set(10).games()).rows())
        .extracting(row -> number(row, "median"))
        .containsExactly(1.0, 3.0, 2.0);
  }

  @Test
  void finding_aboutLuck_saysHowOftenTheLuckierSideWon() {
    assertThat(Findings.of(Studies.of(set(10), GameInfo.plain(GAME))))
        .filteredOn(finding -> finding.table().equals(LuckAndResults.ID))
        .extracting(Finding::text)
        .containsExactly(
            "The side with more luck in the draws won 100\u00A0% of 20 games (95\u00A0% interval"
                + " 84\u00A0% to 100\u00A0%); 100\u00A0% of how results differ goes with luck.");
  }

  @Test
  void firstMover_standsMapByMap() {
    Table table = Study.table(FirstMover.statistic(), set(10).games());
    Row either = row(table, "moved_first", "either");
    assertThat(either.text("map")).isEqualTo("plain");
    assertThat(either.count("decided")).isEqualTo(20);
    assertThat(either.count("wins")).isEqualTo(10);
    assertThat(number(either, "win_rate")).isEqualTo(0.5);
    assertThat(row(table, "moved_first", "Red").count("decided")).isZero();
  }

  /** A claim that nothing tells would make all others of the report less certain for nothing. */
  @Test
  void everyClaim_isToldByAVerdictOrAFinding() {
    Study study = Studies.of(set(10), GameInfo.plain(GAME));

    assertThat(study.claims())
        .extracting(Claim::table)
        .contains(LuckAndResults.ID)
        .allMatch(
            id ->
                study.table(id).orElseThrow().columns().has("verdict")
                    || Findings.of(study).stream().anyMatch(one -> one.table().equals(id)));
  }

  @Test
  void rates_ofTooFewGames_areNotShown() {
    GameSet few = set(9);
    assertThat(row(players(few), "player", "ann").number("luck")).isEmpty();
    assertThat(games(few).rows().get(0).number("without_luck")).isEmpty();
    assertThat(results(few).rows().get(0).number("win_rate")).isEmpty();
    assertThat(Study.table(CampaignCurves.gold(), few.games()).rows()).isEmpty();
    assertThat(
            row(Study.table(SupplyCuts.statistic(), few.games()), "who", "Red").number("cut_off"))
        .isEmpty();
  }

  /**
   * Of a kind that nobody raised there are 0 units in each of the twenty games, and 0 % of the
   * gold.
   */
  @Test
  void kindThatWasNeverRaised_isNoneOfAllGames_andNoUnitOfItIsAsked() {
    Table raised = Studies.of(set(10), GameInfo.plain(GAME)).table(RaisedUnits.ID).orElseThrow();

    for (String column : List.of("per_game", "share_of_gold")) {
      assertThat(raised.missing(column, List.of("Z")).n()).as(column).isEqualTo(20);
      assertThat(raised.missing(column, List.of("Z")).value()).as(column).isZero();
    }
    assertThat(raised.missing("survived", List.of("Z")).shown()).isFalse();
  }

  @Test
  void studies_ofThisGame_holdAllItsTables() {
    assertThat(Studies.tables(set(10), GameInfo.plain(GAME)))
        .extracting(Table::id)
        .contains(
            CampaignCurves.GOLD,
            CampaignCurves.TERRITORY,
            CampaignCurves.ARMIES,
            RaisedUnits.ID,
            LuckByPlayer.ID,
            LuckByGame.ID,
            LuckAndResults.ID,
            DrawsByChance.ID,
            SupplyCuts.ID,
            FirstMover.ID);
  }
}
