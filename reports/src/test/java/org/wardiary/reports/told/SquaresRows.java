package org.wardiary.reports.told;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
        .build();
  }

  private static List<RecordedAttack> attacks(Pair pair) {
    Map<Integer, Integer> retreats = attackerRetreats(pair.game());
    return pair.played().own(AttackRows.class).orElseThrow().getRows().stream()
        .map(attack -> attack(attack, retreats.getOrDefault(attack.getNumber(), 0)))
        .toList();
  }

  /** How many units of the attacking side retreated in each attack, which its row does not say. */
  private static Map<Integer, Integer> attackerRetreats(PlayedGames.PlayedGame game) {
    Map<Integer, Integer> retreats = new HashMap<>();
    int attack = 0;
    for (GameEvent event : game.events()) {
      attack += event.getBody() instanceof AttackDeclared ? 1 : 0;
      if (event.getBody() instanceof UnitRetreated unit && unit.getSide().equals(event.getSide())) {
        retreats.merge(attack, 1, Integer::sum);
      }
    }
    return retreats;
  }

  private static RecordedAttack attack(AttackRow attack, int attackerRetreats) {
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
        .setAttackerRetreats(attackerRetreats)
        .setDefenderRetreats(attack.getRetreated() ? 1 : 0)
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
