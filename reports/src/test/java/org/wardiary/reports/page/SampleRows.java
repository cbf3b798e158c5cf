package org.wardiary.reports.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wardiary.analytics.Archive;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.AttackRows;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.projector.view.ScorePoint;
import org.wardiary.projector.view.Tally;

/**
 * Plausible rows of games, generated from a seed: their form is that of real games, their numbers
 * are not.
 */
public final class SampleRows {

  private static final List<String> TARGETS =
      List.of("B1C", "B1CL", "B1CR", "B1L", "B2CL", "B2CR", "G1C", "G1CL", "G1CR", "G2CR", "WF");

  /** Actions that can follow one another, since a different square is entered in each turn. */
  private static final List<String> OPENINGS =
      List.of("IXR-", "IXR-", "AXR-", "CXR-", "AXR-", "CXR-");

  private static final List<String> ENTERED = List.of("X3R", "X3L", "X3C");

  private final RandomDraws draws;
  private final String game;
  private final List<String> sides;
  private final List<String> kinds;

  /** Rows of one kind of game. */
  public SampleRows(long seed, String game, List<String> sides, List<String> kinds) {
    this.draws = new RandomDraws(seed);
    this.game = game;
    this.sides = sides;
    this.kinds = kinds;
  }

  /** Rows of the Civil War game. */
  public static SampleRows civilWar(long seed) {
    return new SampleRows(
        seed, "squares/civil-war", List.of("Blue", "Gray"), List.of("I", "I", "A", "C"));
  }

  /** Rows of the Napoleonic variant. */
  public static SampleRows napoleonic(long seed) {
    return new SampleRows(
        seed,
        "squares/napoleonic",
        List.of("French", "British"),
        List.of("I", "I", "L", "G", "A", "H", "C", "K"));
  }

  private boolean chance(int percent) {
    return draws.draw(100) <= percent;
  }

  private <T> T any(List<T> list) {
    return list.get(draws.draw(list.size()) - 1);
  }

  /** Adds some games. */
  public void addTo(Archive.Builder archive, int games) {
    for (int number = 1; number <= games; number++) {
      add(archive, number);
    }
  }

  private void add(Archive.Builder archive, int number) {
    String id = String.format("%016x", number * 0x9E3779B97F4A7C15L ^ game.hashCode());
    int turns = 25 + draws.draw(40) + draws.draw(60);
    List<AttackRow> attacks = new ArrayList<>();
    List<ScorePoint> points = new ArrayList<>();
    int[] losses = {0, 0};
    for (int turn = 8; turn <= turns && losses[0] < 10 && losses[1] < 10; turn++) {
      if (chance(30)) {
        attacks.add(attack(attacks.size() + 1, turn, losses));
        points.add(new ScorePoint(turn * 3L, turn, turn, losses[0], losses[1]));
      }
    }
    boolean firstLost = losses[0] == losses[1] ? chance(45) : losses[0] > losses[1];
    boolean attrition = Math.max(losses[0], losses[1]) >= 10;
    String winner = chance(3) ? "draw" : sides.get(firstLost ? 1 : 0);
    archive.add(
        GameSummary.newBuilder()
            .setGameId(id)
            .setGame(game)
            .setMap("squares")
            .setEvent("Simulated tournament")
            .setSite("?")
            .setDate("2026.??.??")
            .setRound(Integer.toString((number - 1) / 8 + 1))
            .setFirstPlayer("mixed:0.2")
            .setSecondPlayer("mixed:0.8")
            .setSimulated(true)
            .setSides(sides)
            .setFirstMover(sides.get(number % 2))
            .setResult(winner)
            .setTermination(
                winner.equals("draw") ? "agreement" : attrition ? "attrition" : termination())
            .setEndedBy("rules")
            .setFirstLosses(losses[0])
            .setSecondLosses(losses[1])
            .setPlies(turns + attacks.size() * 2)
            .setTurns(turns)
            .setEvents(turns * 5L)
            .setFirstOpening(opening("B"))
            .setSecondOpening(opening("G"))
            .setRandom("")
            .setOwnId(false)
            .setCounts(Map.of())
            .build());
    archive.add(new Tally(id, game, 500L, points));
    archive.add(new AttackRows(id, game, List.of(turns / 2, turns / 2), List.of(), attacks));
  }

  private String termination() {
    return chance(85) ? "strategic" : "no-legal-order";
  }

  private List<String> opening(String letter) {
    List<String> opening = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      String order =
          chance(8)
              ? "pass"
              : OPENINGS.get(Math.min(draws.draw(6), draws.draw(6)) - 1) + ENTERED.get(i);
      opening.add(order.replace("X", letter));
    }
    return opening;
  }

  private AttackRow attack(int number, int turn, int[] losses) {
    int side = turn % 2;
    boolean supported = chance(60);
    boolean flank = supported && chance(45);
    boolean reserve = !flank && chance(4);
    int attackerBefore = losses[side];
    int defenderBefore = losses[1 - side];
    String kind = any(kinds);
    String enemy = any(kinds);
    boolean foot = "ILG".contains(enemy);
    boolean charge = !supported && !reserve && foot && "CK".contains(kind);
    boolean grand = supported && !flank && kind.equals("A") && !"AH".contains(enemy);
    boolean killed = chance(flank ? 55 : supported ? 40 : 12) || reserve;
    boolean lost = !flank && !reserve && chance(supported ? 30 : 45);
    losses[1 - side] += killed ? 1 : 0;
    losses[side] += lost ? 1 : 0;
    String response = killed ? (flank ? "eliminated" : "stood") : lost ? "stood" : "retreated";
    String target = reserve ? (side == 0 ? "GR" : "BR") : any(TARGETS);
    return AttackRow.newBuilder()
        .setNumber(number)
        .setPly(turn)
        .setTurn(turn)
        .setSlot(turn / 2 + 1)
        .setSide(sides.get(side))
        .setAttacker(kind + "1")
        .setAttackerKind(kind)
        .setAttackerSpace(any(TARGETS))
        .setSupporter(supported ? "I2" : "")
        .setSupporterKind(supported ? "I" : "")
        .setSupporterSpace(supported ? "B1L" : "")
        .setDefender(reserve ? "" : enemy + "1")
        .setDefenderKind(reserve ? "" : enemy)
        .setTarget(target)
        .setFlank(flank)
        .setCharge(charge && sides.contains("French"))
        .setGrandBattery(grand && sides.contains("French"))
        .setIntoForest(target.equals("WF"))
        .setIntoReserve(reserve)
        .setPinned(0)
        .setRetreats(1)
        .setResponse(reserve ? "casualty" : response)
        .setRetreated(!reserve && response.equals("retreated"))
        .setOption(supported && response.equals("stood") ? draws.draw(5) : 0)
        .setAttackerLost(lost ? List.of(kind) : List.of())
        .setDefenderLost(killed ? List.of(enemy) : List.of())
        .setAdvanced(killed && chance(50))
        .setAttackerLossesBefore(attackerBefore)
        .setAttackerLossesAfter(losses[side])
        .setDefenderLossesBefore(defenderBefore)
        .setDefenderLossesAfter(losses[1 - side])
        .build();
  }
}
