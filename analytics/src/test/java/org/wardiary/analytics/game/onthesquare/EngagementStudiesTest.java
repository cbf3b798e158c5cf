package org.wardiary.analytics.game.onthesquare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Archive;
import org.wardiary.analytics.Findings;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.course.Attack;
import org.wardiary.analytics.course.Life;
import org.wardiary.analytics.course.TurnEnd;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.projector.game.onthesquare.view.BoxRow;
import org.wardiary.projector.game.onthesquare.view.CardCount;
import org.wardiary.projector.game.onthesquare.view.CentreTurn;
import org.wardiary.projector.game.onthesquare.view.ChargeRow;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.LossCount;
import org.wardiary.projector.game.onthesquare.view.OrderCount;
import org.wardiary.projector.view.GameSummary;

/**
 * The worked example of docs/statistics/wargaming-on-the-square.md: twenty games X that Red won,
 * twenty games Y that Blue won.
 */
class EngagementStudiesTest {

  private static final String GAME = "wargaming-on-the-square";
  private static final Offset<Double> NEAR = within(1e-9);
  private static final int EACH = 20;

  private static GameSet set() {
    return set(EACH);
  }

  private static GameSet set(int each) {
    Archive.Builder archive = new Archive.Builder();
    for (int i = 0; i < 2 * each; i++) {
      String id = String.format("%016x", i + 1);
      boolean x = i < each;
      archive.add(summary(id, x ? "Red" : "Blue"));
      archive.add(rows(id, x));
    }
    return archive.build().sets().get(0);
  }

  private static GameSummary summary(String id, String result) {
    return Summaries.game(0, "ann", "bob", result)
        .setGameId(id)
        .setGame(GAME)
        .setMap(GAME)
        .setEvent("")
        .setRound("")
        .setSides(List.of("Red", "Blue"))
        .setTermination("strategic")
        .setPlies(9)
        .setTurns(3)
        .build();
  }

  private static EngagementRows rows(String id, boolean x) {
    return builder(id, x).build();
  }

  private static EngagementRows.Builder builder(String id, boolean x) {
    return EngagementRows.newBuilder()
        .setGameId(id)
        .setGame(GAME)
        .setSides(List.of("Red", "Blue"))
        .setOrders(
            List.of(
                new OrderCount("Red", "I", "F", "executed", 3),
                new OrderCount("Red", "I", "S", "stood-fast", 1),
                new OrderCount("Blue", "D", "C", x ? "charged" : "executed", 1)))
        .setUnits(24)
        .setSectors(List.of())
        .setLosses(
            x
                ? List.of(
                    new LossCount("Blue", "I", "muskets", 4, 0),
                    new LossCount("Blue", "D", "charged-by-two", 8, 1))
                : List.of(
                    new LossCount("Red", "I", "melee", 6, 0),
                    new LossCount("Blue", "D", "melee", 2, 0)))
        .setCards(
            List.of(
                new CardCount("Red", "muskets", 4, x ? 4 : 1, 2.0, 1.0),
                new CardCount("Blue", "melee", 3, 1, 1.5, 0.75)))
        .setCentre(
            x
                ? List.of(
                    new CentreTurn(1, 2, 1, "", 0, 0),
                    new CentreTurn(2, 4, 0, "Red", 0, 0),
                    new CentreTurn(3, 4, 0, "Red", 0, 0))
                : List.of(new CentreTurn(1, 4, 0, "Red", 0, 0), new CentreTurn(2, 0, 2, "", 0, 0)))
        .setBoxes(
            List.of(
                new BoxRow("Red", "I1", "I", 1, 1, "order", "a1", 0, 0, ""),
                x
                    ? new BoxRow("Red", "X1", "X", 2, 4, "fire", "b4", 3, 4, "dummy")
                    : new BoxRow("Red", "X1", "X", 2, 2, "charge", "b2", 1, 2, "dummy")))
        .setCharges(List.of(charge(x)));
  }

  private static ChargeRow charge(boolean x) {
    return ChargeRow.newBuilder()
        .setNumber(1)
        .setTurn(2)
        .setSide(x ? "Red" : "Blue")
        .setKind(x ? "I" : "D")
        .setMen(8)
        .setTargetKind(x ? "D" : "I")
        .setTargetMen(8)
        .setBoxed(false)
        .setAspect(x ? "flank" : "front")
        .setTwoAgainstOne(x)
        .setChargedByTwo(x)
        .setOrder(x ? "C" : "")
        .setReaction(x ? "retreat" : "melee")
        .setOutcome(x ? "retreat" : "melee")
        .setLost(x ? 0 : 2)
        .setTargetLost(x ? 8 : 6)
        .setBeaten(false)
        .setTargetBeaten(x)
        .build();
  }

  private static Row row(Table table, String column, String value) {
    return table.find(row -> row.is(column, value)).orElseThrow();
  }

  private static double number(Row row, String column) {
    return row.number(column).orElseThrow();
  }

  @Test
  void charges_ofTwoAgainstOne_areASortOfTheirOwn_whateverSideTheyMet() {
    EngagementCourse course = new EngagementCourse(Map.of(), Optional.empty());

    assertThat(set().games())
        .flatMap(course::attacks)
        .extracting(Attack::sort)
        .containsOnly("charge: two-against-one", "charge: front");
  }

  @Test
  void ordersGiven_endInOneWayEach() {
    Table table = Study.table(OrdersGiven.statistic(), set().games());
    assertThat(table.rows()).hasSize(4);
    Row all = row(table, "order", "all");
    assertThat(all.count("orders")).isEqualTo(200);
    assertThat(number(all, "per_game")).isEqualTo(5);
    assertThat(number(all, "executed")).isCloseTo(0.7, NEAR);
    assertThat(number(all, "stood_fast")).isCloseTo(0.2, NEAR);
    assertThat(number(all, "used_up")).isCloseTo(0.1, NEAR);
    assertThat(number(all, "void")).isZero();
    Row charge = row(table, "order", "charge (C)");
    assertThat(number(charge, "executed")).isEqualTo(0.5);
    assertThat(number(charge, "executed_low")).isBetween(0.2, 0.5);
    assertThat(number(charge, "executed_high")).isBetween(0.5, 0.8);
  }

  @Test
  void menLost_byMusketsMeleeAndRetreat() {
    Table table = Study.table(MenLostBy.statistic(), set().games());
    Row both = row(table, "who", "both sides");
    assertThat(both.count("men")).isEqualTo(400);
    assertThat(number(both, "per_game")).isEqualTo(10);
    assertThat(number(both, "muskets")).isCloseTo(0.2, NEAR);
    assertThat(number(both, "guns")).isZero();
    assertThat(number(both, "melee")).isCloseTo(0.4, NEAR);
    assertThat(number(both, "retreat")).isCloseTo(0.4, NEAR);
    assertThat(number(both, "units_lost")).isEqualTo(0.5);
    assertThat(number(row(table, "who", "winner"), "per_game")).isEqualTo(1);
    assertThat(number(row(table, "who", "loser"), "per_game")).isEqualTo(9);
    assertThat(number(row(table, "who", "Red"), "melee")).isEqualTo(1);
    Table kinds = Study.table(MenLostBy.kinds(GameInfo.plain(GAME)), set().games());
    assertThat(kinds.rows()).extracting(row -> row.text("kind")).containsExactly("I", "D");
    assertThat(row(kinds, "kind", "D").count("men")).isEqualTo(200);
  }

  @Test
  void charges_byOneAndByTwo() {
    Table table = Study.table(TwoAgainstOne.statistic(), set().games());
    Row two = row(table, "charge", "2 against 1");
    assertThat(two.count("charges")).isEqualTo(20);
    assertThat(number(two, "per_game")).isEqualTo(0.5);
    assertThat(number(two, "target_beaten")).isEqualTo(1);
    assertThat(number(two, "target_lost")).isEqualTo(8);
    assertThat(number(two, "melee")).isZero();
    assertThat(row(table, "charge", "2 against 1, charged by two").count("charges")).isEqualTo(20);
    Row front = row(table, "charge", "one against one, front");
    assertThat(number(front, "target_beaten")).isZero();
    assertThat(number(front, "melee")).isEqualTo(1);
    assertThat(number(front, "lost")).isEqualTo(2);
    assertThat(number(front, "target_lost")).isEqualTo(6);
    assertThat(table.rows()).hasSize(4);
  }

  @Test
  void positions_areThoseAtTheEndsOfTurns_withoutTheLast_whichPlayersMayHaveBrokenOff() {
    EngagementCourse course = new EngagementCourse(Map.of(), Optional.empty());
    // X ended with its third turn, Y in its third turn, of which it has no row
    assertThat(set(1).games())
        .hasSize(2)
        .allMatch(course::isKnown)
        .allSatisfy(
            game ->
                assertThat(course.positions(game)).extracting(TurnEnd::turn).containsExactly(1, 2));
  }

  @Test
  void holdOfSeveralTurns_isKeptOnce() {
    Archive.Builder archive = new Archive.Builder();
    for (int i = 0; i < EACH; i++) {
      String id = String.format("%016x", i + 1);
      archive.add(summary(id, "Red"));
      List<CentreTurn> centre = new ArrayList<>();
      for (int turn = 1; turn <= 3; turn++) {
        centre.add(new CentreTurn(turn, 4, 0, "Red", 0, 0));
      }
      centre.add(new CentreTurn(4, 0, 0, "", 0, 0));
      centre.add(new CentreTurn(5, 4, 0, "Red", 0, 0));
      archive.add(builder(id, true).setCentre(centre).build());
    }
    GameSet games = archive.build().sets().get(0);
    Row red = row(Study.table(CentreHeld.holds(), games.games()), "side", "Red");
    assertThat(red.count("holds")).isEqualTo(2 * EACH);
    assertThat(number(red, "kept")).isEqualTo(0.5);
  }

  @Test
  void centre_turnByTurn_andHeld() {
    Table turns = Study.table(CentreHeld.turns(), set().games());
    assertThat(turns.note())
        .contains("holds the centre: by the standard rules all four (WS-10.1).");
    assertThat(turns.rows()).hasSize(6);
    Row second = turns.rows().get(1);
    assertThat(second.text("side")).isEqualTo("Red");
    assertThat(second.count("games")).isEqualTo(40);
    assertThat(number(second, "sectors")).isEqualTo(2);
    assertThat(number(second, "held")).isEqualTo(0.5);
    assertThat(turns.rows().get(2).count("games")).isEqualTo(20);
    Table holds = Study.table(CentreHeld.holds(), set().games());
    Row red = row(holds, "side", "Red");
    assertThat(number(red, "held")).isEqualTo(1);
    assertThat(red.count("holds")).isEqualTo(40);
    assertThat(number(red, "kept")).isEqualTo(0.5);
    Row blue = row(holds, "side", "Blue");
    assertThat(number(blue, "held")).isZero();
    assertThat(blue.number("kept")).isEmpty();
  }

  @Test
  void dummies_areFoundOutByFireAndCharge() {
    Table table = Study.table(Boxes.statistic(GameInfo.plain(GAME)), set().games());
    Row dummy = row(table, "kind", "X");
    assertThat(dummy.count("boxes")).isEqualTo(40);
    assertThat(number(dummy, "by_fire")).isEqualTo(0.5);
    assertThat(number(dummy, "by_charge")).isEqualTo(0.5);
    assertThat(dummy.number("by_order")).as("it has no order that would (WS-3.2)").isEmpty();
    assertThat(number(dummy, "turn")).isEqualTo(3);
    assertThat(number(dummy, "moved")).isEqualTo(2);
    assertThat(number(row(table, "kind", "all units"), "by_order")).isEqualTo(1);
  }

  @Test
  void luckOfTheCards_isHitsLessExpected() {
    Table cards = Study.table(CardLuck.cards(), set().games());
    Row muskets = cards.rows().get(0);
    assertThat(muskets.text("for")).isEqualTo("muskets");
    assertThat(muskets.count("cards")).isEqualTo(160);
    assertThat(number(muskets, "expected")).isEqualTo(0.5);
    assertThat(number(muskets, "hits")).isCloseTo(100.0 / 160, NEAR);
    Row won = Study.table(CardLuck.results(), set().games()).rows().get(0);
    assertThat(won.count("games")).isEqualTo(40);
    assertThat(number(won, "win_rate")).isEqualTo(1);
    Table games = Study.table(CardLuck.games(), set().games());
    assertThat(games.rows()).hasSize(40);
    Row first = games.rows().get(0);
    assertThat(number(first, "first_luck")).isCloseTo(2, NEAR);
    assertThat(number(first, "second_luck")).isCloseTo(-0.5, NEAR);
    assertThat(number(first, "z")).isCloseTo(2.5 / Math.sqrt(1.75), NEAR);
    assertThat(number(games.rows().get(39), "difference")).isCloseTo(-0.5, NEAR);
  }

  @Test
  void luckOfTheCards_isListedOfGamesThatFinished() {
    Archive.Builder archive = new Archive.Builder();
    archive.add(summary("0000000000000001", "Red")).add(rows("0000000000000001", true));
    archive.add(summary("0000000000000002", "*")).add(rows("0000000000000002", true));

    assertThat(Study.table(CardLuck.games(), archive.build().sets().get(0).games()).rows())
        .extracting(row -> row.text("result"))
        .containsExactly("Red");
  }

  /** A claim that nothing tells would make all others of the report less certain for nothing. */
  @Test
  void everyClaim_isToldByAVerdictOrAFinding() {
    Study study = Studies.of(set(), GameInfo.plain(GAME));

    assertThat(study.claims())
        .extracting(Claim::table)
        .isNotEmpty()
        .allMatch(
            id ->
                study.table(id).orElseThrow().columns().has("verdict")
                    || Findings.of(study).stream().anyMatch(one -> one.table().equals(id)));
  }

  @Test
  void unitThatJoinsAnother_isNotLost() {
    EngagementRows rows =
        builder("0000000000000001", true)
            .setBoxes(
                List.of(
                    new BoxRow("Red", "I1", "I", 1, 1, "order", "a1", 0, 2, "joined"),
                    new BoxRow("Red", "I2", "I", 2, 1, "order", "a1", 0, 3, "melee"),
                    new BoxRow("Red", "I3", "I", 3, 1, "order", "a1", 0, 0, "")))
            .build();
    GameSet set =
        new Archive.Builder()
            .add(summary("0000000000000001", "Red"))
            .add(rows)
            .build()
            .sets()
            .get(0);

    assertThat(
            new EngagementCourse(Map.of("I", "Infantry"), Optional.empty())
                .lives(set.games().get(0)))
        .containsExactly(
            new Life("Infantry", 0, 0, 2), new Life("Infantry", 0, 3), new Life("Infantry", 0, 0));
  }

  /** What never occurred counts as 0 in all forty games if the column is per game. */
  @Test
  void rowsThatTheTablesDoNotHave_areNoneOfAllGames_wherePerGame() {
    Study study = Studies.of(set(), GameInfo.plain(GAME));

    for (String id : List.of(OrdersGiven.ID, TwoAgainstOne.ID, MenLostBy.KINDS)) {
      Table table = study.table(id).orElseThrow();
      Estimate none = table.missing("per_game", List.of("what never came"));
      assertThat(none.n()).as(id).isEqualTo(2 * EACH);
      assertThat(none.value()).as(id).isZero();
      assertThat(none.interval().high()).as(id).isPositive();
      String share = id.equals(MenLostBy.KINDS) ? "melee" : "executed";
      assertThat(table.missing(share, List.of("what never came")).shown()).as(id).isFalse();
    }
    Table sides = study.table(MenLostBy.ID).orElseThrow();
    assertThat(sides.missing("units_lost", List.of("winner")).n()).isEqualTo(2 * EACH);
  }

  @Test
  void ordersThatFail_areToldByReasonsThatAddUpToThem() {
    Archive.Builder archive = new Archive.Builder();
    for (int i = 1; i <= EACH; i++) {
      String id = String.format("%016x", i);
      archive.add(summary(id, "Red"));
      archive.add(
          builder(id, true)
              .setOrders(
                  List.of(
                      new OrderCount("Red", "I", "C", "executed", 4),
                      new OrderCount("Red", "I", "C", "stood-fast", 1),
                      new OrderCount("Red", "I", "C", "lost", 1)))
              .build());
    }
    Study study = Studies.of(archive.build().sets().get(0), GameInfo.plain(GAME));

    String text =
        OrdersGiven.finding(study.totals(OrdersGiven.ID).orElseThrow()).orElseThrow().text();
    assertThat(text.replace('\u00A0', ' '))
        .startsWith("33.3 % of the orders 'charge' are not executed (95 % interval ")
        .endsWith(": 16.7 % because the unit could not, 16.6 % void.");
  }

  @Test
  void ordersThatAreAllExecuted_areNoneThatFail() {
    Archive.Builder archive = new Archive.Builder();
    for (int i = 1; i <= EACH; i++) {
      String id = String.format("%016x", i);
      archive.add(summary(id, "Red"));
      archive.add(
          builder(id, true)
              .setOrders(List.of(new OrderCount("Red", "I", "F", "executed", 3)))
              .build());
    }
    Study study = Studies.of(archive.build().sets().get(0), GameInfo.plain(GAME));

    assertThat(OrdersGiven.finding(study.totals(OrdersGiven.ID).orElseThrow())).isEmpty();
  }

  @Test
  void mostMen_areTakenByOneCause_orTheSentenceNamesTheOthers() {
    Study study = Studies.of(set(), GameInfo.plain(GAME));

    assertThat(MenLostBy.finding(study.totals(MenLostBy.ID).orElseThrow()).orElseThrow().text())
        .startsWith(
            "More men are lost with units that could not retreat or left the field than to"
                + " anything else: 40\u00A0% of those lost (95")
        .endsWith("; the intervals do not set it apart from melee.");
  }

  @Test
  void tables_ofFewGames_showNoRates() {
    for (Table table : Studies.tables(set(4), GameInfo.plain(GAME))) {
      if (table.columns().has("executed")) {
        assertThat(table.rows().get(0).number("executed")).isEmpty();
      }
    }
    assertThat(Studies.tables(set(), GameInfo.plain(GAME)))
        .extracting(Table::id)
        .contains("orders-given", "men-lost", "two-against-one", "centre-turns", "boxes", "cards");
  }
}
