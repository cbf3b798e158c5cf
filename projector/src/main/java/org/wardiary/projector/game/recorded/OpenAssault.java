package org.wardiary.projector.game.recorded;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.event.AssaultDeclared;
import org.wardiary.events.event.Fact;
import org.wardiary.events.event.TableResult;
import org.wardiary.events.event.UnitsGone;
import org.wardiary.events.event.UnitsMarched;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.game.recorded.statement.Facts;
import org.wardiary.projector.game.recorded.view.RecordedAttack;

/** An attack with all that belonged to it so far. Mutable. */
final class OpenAssault {

  private final int number;
  private final int turn;
  private final AssaultDeclared attack;
  private final Set<String> attacking = new HashSet<>();
  private final Set<String> attacked = new HashSet<>();
  private final List<Fact> facts = new ArrayList<>();
  private final List<String> attackerLost = new ArrayList<>();
  private final List<String> defenderLost = new ArrayList<>();
  private Optional<TableResult> lookup = Optional.empty();
  private int attackerRetreats;
  private int defenderRetreats;
  private int advances;

  /**
   * An attack that has just been declared.
   *
   * @param number its number in the game
   * @param turn the game turn
   */
  OpenAssault(int number, int turn, AssaultDeclared attack) {
    this.number = number;
    this.turn = turn;
    this.attack = attack;
    attacking.addAll(attack.getAttackers());
    attacking.addAll(attack.getSupport());
    attacked.addAll(attack.getDefenders());
    attacked.addAll(attack.getDefence());
    facts(attack.getFacts());
    lookUp(attack.getLookups());
  }

  /** What a table says of it, if it says something; what is said last counts. */
  void lookUp(List<TableResult> lookups) {
    lookup = lookups.stream().findFirst().or(() -> lookup);
  }

  int number() {
    return number;
  }

  String side() {
    return attack.getSide();
  }

  void facts(List<Fact> more) {
    facts.addAll(more);
  }

  void marched(UnitsMarched march) {
    if (march.getWay().equals(RecordedSteps.ADVANCE)) {
      advances += march.getUnits().size();
      return;
    }
    for (String unit : march.getUnits()) {
      if (attacks(unit, march.getSide())) {
        attackerRetreats++;
      } else {
        defenderRetreats++;
      }
    }
  }

  /** Whether a unit is of the attackers; one that the attack did not name is of its side. */
  private boolean attacks(String unit, String side) {
    boolean own = !side.isEmpty() && side.equals(side());
    return attacking.contains(unit) || own && !attacked.contains(unit);
  }

  void gone(UnitsGone gone) {
    if (!gone.getHow().equals(RecordedSteps.LOST)) {
      return;
    }
    for (int i = 0; i < gone.getUnits().size(); i++) {
      boolean attacker = attacks(gone.getUnits().get(i), gone.getSide());
      (attacker ? attackerLost : defenderLost).add(gone.getKinds().get(i));
    }
  }

  RecordedAttack row() {
    // a side that attacks without a unit, from the air or from off the map, has no kind
    boolean units = !attack.getAttackers().equals(List.of(attack.getSide()));
    List<String> kinds = attack.getAttackerKinds();
    Facts known = Facts.told(facts);
    return RecordedAttack.newBuilder()
        .setNumber(number)
        .setTurn(turn)
        .setSide(attack.getSide())
        .setAttackers(kinds.subList(units ? 0 : 1, kinds.size()))
        .setDefenders(attack.getDefenderKinds())
        .setSpaces(attack.getTargets())
        .setFlank(attack.getApproach())
        .setOdds(known.odds().orElse(""))
        .setResult(known.result().orElse(""))
        .setAttackerLost(List.copyOf(attackerLost))
        .setDefenderLost(List.copyOf(defenderLost))
        .setAttackerRetreats(attackerRetreats)
        .setDefenderRetreats(defenderRetreats)
        .setAdvances(advances)
        .setDue(lookup.map(TableResult::getDue).orElse(""))
        .setWorth(lookup.map(TableResult::getWorth).orElse(""))
        .setOutcome(lookup.map(TableResult::getOutcome).orElse(0.0))
        .setMean(lookup.map(TableResult::getMean).orElse(0.0))
        .setVariance(lookup.map(TableResult::getVariance).orElse(0.0))
        .build();
  }
}
