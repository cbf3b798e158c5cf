package org.wardiary.projector.game.squares;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.projector.game.squares.view.AttackRow;

/** An attack whose action has not ended. Mutable. */
final class OpenAttack {

  private final AttackDeclared attack;
  private final AttackRow.Builder row;
  private final List<String> attackerLost = new ArrayList<>();
  private final List<String> defenderLost = new ArrayList<>();
  private String response = "";
  private boolean retreated;

  /**
   * An attack that has just been declared.
   *
   * @param event the event that holds {@code attack}
   * @param slot the attacking side's slot
   * @param attackerLosses losses of the attacking side before the attack, in points
   * @param defenderLosses losses of the defending side before the attack, in points
   */
  OpenAttack(
      GameEvent event, AttackDeclared attack, int slot, int attackerLosses, int defenderLosses) {
    this.attack = attack;
    this.row =
        declared(attack)
            .setPly(event.getPly())
            .setTurn(event.getTurn())
            .setSlot(slot)
            .setOption(0)
            .setAdvanced(false)
            .setAttackerLossesBefore(attackerLosses)
            .setDefenderLossesBefore(defenderLosses);
  }

  private static AttackRow.Builder declared(AttackDeclared attack) {
    return AttackRow.newBuilder()
        .setSide(attack.getSide())
        .setAttacker(attack.getAttacker())
        .setAttackerKind(attack.getAttackerKind())
        .setAttackerSpace(attack.getAttackerSpace())
        .setSupporter(attack.getSupporter())
        .setSupporterKind(attack.getSupporterKind())
        .setSupporterSpace(attack.getSupporterSpace())
        .setDefender(attack.getDefender())
        .setDefenderKind(attack.getDefenderKind())
        .setTarget(attack.getTarget())
        .setFlank(attack.getFlank())
        .setCharge(attack.getCharge())
        .setGrandBattery(attack.getGrandBattery())
        .setIntoForest(attack.getIntoForest())
        .setIntoReserve(attack.getIntoReserve())
        .setPinned(attack.getPinned())
        .setRetreats(attack.getRetreats());
  }

  /** Whether a unit is the defender; an attack into a reserve has none. */
  boolean isDefender(String owner, String unit) {
    return !owner.equals(attack.getSide()) && unit.equals(attack.getDefender());
  }

  /** Records that the defender retreated, at once or after it had stood. */
  void retreat() {
    respond("retreated");
    retreated = true;
  }

  /** Records the defender's response; only the first counts, later ones follow from it. */
  void respond(String how) {
    if (response.isEmpty()) {
      response = how;
    }
  }

  /** Records that a unit of either side was lost. */
  void lost(UnitEliminated loss) {
    (loss.getSide().equals(attack.getSide()) ? attackerLost : defenderLost).add(loss.getKind());
  }

  /** Records the option that the attacker's side chose. */
  void choose(int option) {
    row.setOption(option);
  }

  /** Records that the attacker advanced. */
  void advance() {
    row.setAdvanced(true);
  }

  /**
   * The complete row.
   *
   * @param number number of the attack in its game, from 1
   * @param attackerLosses losses of the attacking side after the attack, in points
   * @param defenderLosses losses of the defending side after the attack, in points
   */
  AttackRow row(int number, int attackerLosses, int defenderLosses) {
    return row.setNumber(number)
        .setResponse(response.isEmpty() ? "unharmed" : response)
        .setRetreated(retreated)
        .setAttackerLost(List.copyOf(attackerLost))
        .setDefenderLost(List.copyOf(defenderLost))
        .setAttackerLossesAfter(attackerLosses)
        .setDefenderLossesAfter(defenderLosses)
        .build();
  }
}
