package org.wardiary.analytics.game.recorded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.projector.game.recorded.view.RecordedAttack;
import org.wardiary.projector.game.recorded.view.RecordedBreaches;
import org.wardiary.projector.game.recorded.view.RecordedChance;
import org.wardiary.projector.game.recorded.view.RecordedDraw;
import org.wardiary.projector.game.recorded.view.RecordedFirst;
import org.wardiary.projector.game.recorded.view.RecordedLoss;
import org.wardiary.projector.game.recorded.view.RecordedMovement;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.recorded.view.RecordedSource;
import org.wardiary.projector.game.recorded.view.RecordedStatements;
import org.wardiary.projector.game.recorded.view.RecordedTurn;
import org.wardiary.projector.game.recorded.view.RecordedVisits;
import org.wardiary.projector.view.GameSummary;

/** The tables of 20 games that are recorded and 5 of which only the result is known, by hand. */
class RecordedStudyTest {

  private static final String GAME = "recorded/ford";

  /** Red wins all recorded games by points but the first five, and one of the five results. */
  private static List<PlayedGame> games() {
    List<PlayedGame> games = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      games.add(new PlayedGame(summary(i, 30, i < 5 ? "Blue" : "Red"), List.of(), rows(i)));
    }
    for (int i = 20; i < 25; i++) {
      games.add(new PlayedGame(summary(i, 0, i < 24 ? "Blue" : "Red"), List.of(), OwnRows.NONE));
    }
    return games;
  }

  private static GameSummary summary(int i, int plies, String result) {
    return GameSummary.newBuilder()
        .setGameId(String.format(java.util.Locale.ROOT, "%016x", i))
        .setGame(GAME)
        .setTitle("The Ford")
        .setRecorded(Map.of("Bid", "2", "Score", "10 - " + i))
        .setMap("ford")
        .setEvent("")
        .setSite("")
        .setDate("")
        .setRound("")
        .setFirstPlayer("Ann")
        .setSecondPlayer("Ben")
        .setSimulated(false)
        .setSides(List.of("Red", "Blue"))
        .setFirstMover("")
        .setResult(result)
        .setTermination("points")
        .setEndedBy("record")
        .setFirstLosses(0)
        .setSecondLosses(0)
        .setPlies(plies)
        .setTurns(plies / 10)
        .setEvents(1L)
        .setFirstOpening(List.of())
        .setSecondOpening(List.of())
        .setCounts(Map.of())
        .build();
  }

  /** An attack at 2-1 in every game, which loses the defender in every fourth, by a six. */
  private static OwnRows rows(int i) {
    boolean lost = i % 4 == 0;
    RecordedAttack attack =
        new RecordedAttack(
            1,
            1,
            "Red",
            List.of("Inf", "Inf", "Art"),
            List.of("Inf"),
            List.of("0101"),
            "",
            "2-1",
            lost ? "DE" : "DR",
            List.of(),
            lost ? List.of("Inf") : List.of(),
            0,
            lost ? 0 : 1,
            0,
            i % 2 == 0 ? "2-1" : "3-1",
            "steps",
            lost ? 2.0 : 0.0,
            0.5,
            0.75);
    RecordedRows rows =
        RecordedRows.newBuilder()
            .setGameId("")
            .setGame(GAME)
            .setAttacks(List.of(attack))
            .setLosses(
                lost
                    ? List.of(new RecordedLoss(1, "Blue", "O", "Inf", "0101", "lost", 1))
                    : List.of())
            .setDraws(List.of(new RecordedDraw(1, "Red", "d2", lost ? "2" : "1")))
            .setSources(
                List.of(
                    new RecordedSource(
                        "d2",
                        false,
                        List.of(new RecordedChance("1", 0.5), new RecordedChance("2", 0.5)))))
            .setTurns(List.of(new RecordedTurn(1, 3, 1, 1)))
            .setFirsts(List.of(new RecordedFirst("Red", 1, "I-0102")))
            .setStates(List.of())
            .setCards(List.of())
            .setVisits(List.of(new RecordedVisits("Red", "0102", 2)))
            .setBreaches(
                List.of(
                    new RecordedBreaches("5.1", "stack", "", 0),
                    new RecordedBreaches("5.2", "move", "", 0),
                    new RecordedBreaches("5.2", "move", "Red", lost ? 2 : 0)))
            .setStatements(
                List.of(new RecordedStatements("Blue", 6), new RecordedStatements("Red", 4)))
            .setMovement(List.of(new RecordedMovement("Red", "Inf", 2, lost ? 8.0 : 3.5, 8.0)))
            .build();
    return OwnRows.NONE.with(RecordedRows.class, rows);
  }

  private static Table table(String id) {
    GameInfo info = new GameInfo(GAME, "The Ford", Map.of(), java.util.Optional.empty());
    return Studies.tables(new GameSet(GAME, games()), info).stream()
        .filter(table -> table.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Row row(String id, String column, String value, String other, String second) {
    return table(id)
        .find(row -> row.text(column).equals(value) && row.text(other).equals(second))
        .orElseThrow();
  }

  @Test
  void results_countGamesOfAllLevels() {
    assertThat(table("win-conditions").source()).isEqualTo("25 games, level result");
    Row points = row("win-conditions", "winner", "Red", "condition", "points");
    assertThat(points.count("games")).isEqualTo(16);
    assertThat(points.count("of")).isEqualTo(25);
    Row red = row("balance", "who", "Red", "moves", "first or second");
    assertThat(red.count("decided")).isEqualTo(25);
    assertThat(red.count("wins")).isEqualTo(16);
    assertThat(red.number("adjusted")).isPresent();
    assertThat(row("strength", "player", "Ann", "player", "Ann").count("wins")).isEqualTo(16);
  }

  @Test
  void attacks_areCountedByKindsAndOdds_ofRecordedGames() {
    assertThat(table("attacks-by-kind").source()).isEqualTo("20 games, level recorded");
    assertThat(table("attacks-by-kind").rows()).hasSize(6);
    Row guns = row("attacks-by-kind", "attacker", "Art", "defender", "Inf");
    assertThat(guns.count("attacks")).isEqualTo(20);
    assertThat(guns.number("defender_lost")).hasValue(0.25);
    assertThat(guns.number("defender_retreated")).hasValue(0.75);
    Row eliminated = row("attacks-by-odds", "odds", "2-1", "result", "DE");
    assertThat(eliminated.count("attacks")).isEqualTo(5);
    assertThat(eliminated.number("share")).hasValue(0.25);
  }

  private static Row onlyRow(String table) {
    List<Row> rows = table(table).rows();
    assertThat(rows).hasSize(1);
    assertThat(rows.get(0).text("space")).isEqualTo("0101");
    return rows.get(0);
  }

  @Test
  void lossesAndSpaces_areCountedPerRecordedGame() {
    Row infantry = row("losses-by-kind", "side", "Blue", "kind", "Inf");
    assertThat(infantry.count("number")).isEqualTo(5);
    assertThat(infantry.number("per_game")).hasValue(0.25);
    assertThat(onlyRow("attacks-by-space").count("number")).isEqualTo(20);
    assertThat(onlyRow("losses-by-space").count("number")).isEqualTo(5);
    Row visited = row("visits-by-space", "space", "0102", "side", "Red");
    assertThat(visited.count("number")).isEqualTo(40);
    assertThat(table("pace").rows().get(0).number("statements")).hasValue(3);
  }

  @Test
  void throws_areComparedWithChance() {
    Row two = row("drawn-values", "source", "d2", "value", "2");
    assertThat(two.number("expected").orElseThrow()).isEqualTo(0.5, within(1e-9));
    assertThat(two.number("share")).hasValue(0.25);
    assertThat(two.number("deviations").orElseThrow()).isCloseTo(-Math.sqrt(5), within(1e-9));
    Row ann = row("throws-by-side-and-player", "source", "d2", "who", "player Ann");
    assertThat(ann.number("mean").orElseThrow()).isEqualTo(1.25, within(1e-9));
    // 5 less than 30, of 20 throws with a variance of 1/4
    assertThat(ann.number("deviations").orElseThrow()).isEqualTo(-5 / Math.sqrt(5), within(1e-6));
  }

  @Test
  void firstMovesBidsAndScores_haveTheirResults() {
    Row move = table("first-moves").rows().get(0);
    assertThat(move.text("statement")).isEqualTo("I-0102");
    assertThat(move.number("win_rate")).hasValue(0.75);
    assertThat(table("bids").rows().get(0).count("games")).isEqualTo(25);
    Row scores = row("final-scores", "winner", "Red", "of", "Red");
    assertThat(scores.count("games")).isEqualTo(16);
    assertThat(scores.number("highest")).hasValue(10);
  }

  /**
   * In five games the attack loses two steps where half a step is the mean: 20 × 0.5 less than 10.
   */
  @Test
  void luck_isWhatTheTableGave_lessItsMean() {
    Row red = row("luck-by-player", "who", "Red", "in", "steps");
    assertThat(red.count("attacks")).isEqualTo(20);
    assertThat(red.number("got").orElseThrow()).isEqualTo(10);
    assertThat(red.number("mean").orElseThrow()).isEqualTo(10);
    assertThat(red.number("luck").orElseThrow()).isEqualTo(0);
    Row game = table("luck-by-game").rows().get(0);
    assertThat(game.number("luck").orElseThrow()).isEqualTo(1.5);
    assertThat(game.number("deviations").orElseThrow()).isEqualTo(Math.sqrt(3), within(1e-9));
    assertThat(table("luck-and-results").rows().get(0).count("games")).isEqualTo(20);
  }

  @Test
  void odds_areOfferedAndTaken() {
    Row two = row("odds-by-side-and-player", "who", "player Ann", "odds", "2-1");
    assertThat(two.count("offered")).isEqualTo(10);
    assertThat(two.count("taken")).isEqualTo(20);
    Row three = row("odds-by-side-and-player", "who", "any", "odds", "3-1");
    assertThat(three.count("offered")).isEqualTo(10);
    assertThat(three.count("taken")).isEqualTo(0);
  }

  /** 5 × 8 and 15 × 3.5 of 160 points. */
  @Test
  void movement_isAShareOfTheAllowance() {
    Row red = row("movement-used", "who", "Red", "kind", "any");
    assertThat(red.count("movers")).isEqualTo(40);
    assertThat(red.number("used").orElseThrow()).isEqualTo(92.5 / 160, within(1e-9));
  }

  /** 10 breaches, in 80 statements of Red and 200 of all. */
  @Test
  void breaches_areOfTheStatementsOfWhoMadeThem() {
    Row red = row("breaches-by-rule", "who", "Red", "rule", "5.2");
    assertThat(red.count("breaches")).isEqualTo(10);
    assertThat(red.count("games")).isEqualTo(5);
    assertThat(red.number("per_100").orElseThrow()).isEqualTo(12.5, within(1e-9));
    Row any = row("breaches-by-rule", "who", "any", "rule", "5.2");
    assertThat(any.number("per_100").orElseThrow()).isEqualTo(5, within(1e-9));
    assertThat(row("breaches-by-rule", "who", "any", "rule", "5.1").count("breaches")).isZero();
  }
}
