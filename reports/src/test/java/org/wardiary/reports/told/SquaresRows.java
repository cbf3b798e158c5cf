package org.wardiary.reports.told;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.testkit.PlayedGames;
import org.wardiary.projector.game.recorded.view.RecordedAttack;
import org.wardiary.projector.game.recorded.view.RecordedLoss;
import org.wardiary.projector.game.recorded.view.RecordedRows;
import org.wardiary.projector.game.squares.view.AttackRow;
import org.wardiary.projector.game.squares.view.AttackRows;
import org.wardiary.projector.game.squares.view.CareerRows;
import org.wardiary.projector.game.squares.view.UnitCareer;
import org.wardiary.reports.told.ToldTournament.Pair;

/** The attacks and losses of a game of SQUARES, as rows of a recorded game. */
final class SquaresRows {

  private SquaresRows() {}

  static RecordedRows of(Pair pair) {
    return RecordedRows.newBuilder()
        .setGameId(pair.played().summary().getGameId())
        .setGame(pair.played().summary().getGame())
        .setAttacks(attacks(pair))
        .setLosses(losses(pair.played().own(CareerRows.class).orElseThrow()))
        .setDraws(List.of())
        .setSources(List.of())
        .setTurns(List.of())
        .setFirsts(List.of())
        .setStates(List.of())
        .setCards(List.of())
        .setVisits(List.of())
        .setBreaches(List.of())
        .setStatements(List.of())
        .setMovement(List.of())
        .build();
  }

  private static List<RecordedAttack> attacks(Pair pair) {
    List<int[]> retreats = retreats(pair.game());
    return pair.played().own(AttackRows.class).orElseThrow().getRows().stream()
        .map(attack -> attack(attack, retreats.get(attack.getNumber() - 1)))
        .toList();
  }

  /**
   * How many units of the attacking and of the other side retreated in each attack, with those that
   * were displaced; a row of an attack does not say it.
   */
  private static List<int[]> retreats(PlayedGames.PlayedGame game) {
    List<int[]> retreats = new ArrayList<>();
    for (GameEvent event : game.events()) {
      if (event.getBody() instanceof AttackDeclared) {
        retreats.add(new int[2]);
      } else if (event.getBody() instanceof UnitRetreated unit) {
        int side = unit.getSide().equals(event.getSide()) ? 0 : 1;
        retreats.get(retreats.size() - 1)[side]++;
      }
    }
    return retreats;
  }

  private static RecordedAttack attack(AttackRow attack, int[] retreats) {
    return RecordedAttack.newBuilder()
        .setNumber(attack.getNumber())
        .setTurn(attack.getTurn())
        .setSide(attack.getSide())
        .setAttackers(kinds(attack.getAttackerKind(), attack.getSupporterKind()))
        .setDefenders(kinds(attack.getDefenderKind()))
        .setSpaces(List.of(attack.getTarget()))
        .setFlank(attack.getFlank() ? "flank" : "front")
        .setOdds("")
        .setResult("")
        .setAttackerLost(attack.getAttackerLost())
        .setDefenderLost(attack.getDefenderLost())
        .setAttackerRetreats(retreats[0])
        .setDefenderRetreats(retreats[1])
        .setAdvances(attack.getAdvanced() ? 1 : 0)
        .build();
  }

  private static List<String> kinds(String... kinds) {
    List<String> known = new ArrayList<>(List.of(kinds));
    known.removeIf(String::isEmpty);
    return known;
  }

  private static List<RecordedLoss> losses(CareerRows rows) {
    return rows.getUnits().stream()
        .filter(unit -> unit.getLostTurn() > 0)
        .map(SquaresRows::loss)
        .toList();
  }

  private static RecordedLoss loss(UnitCareer unit) {
    return RecordedLoss.newBuilder()
        .setTurn(unit.getLostTurn())
        .setSide(unit.getSide())
        .setUnit(unit.getUnit())
        .setKind(unit.getKind())
        .setSpace(unit.getLostSpace())
        .setHow("lost")
        .setAttack(0)
        .build();
  }
}
