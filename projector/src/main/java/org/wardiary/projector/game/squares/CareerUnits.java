package org.wardiary.projector.game.squares;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.event.ArmyMustered;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.MusteredUnit;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.text.Text;
import org.wardiary.projector.fold.CorruptGame;
import org.wardiary.projector.fold.NamedSides;
import org.wardiary.projector.game.squares.view.SpaceStand;
import org.wardiary.projector.game.squares.view.SpaceStay;
import org.wardiary.projector.game.squares.view.UnitCareer;

/** The units of a game of SQUARES so far. Mutable. */
final class CareerUnits {

  /** Identifies a unit: both sides have an {@code I1}. */
  private record Key(String side, String unit) {}

  private static final class Unit {
    private final UnitCareer.Builder career;
    private final Map<String, Integer> stays = new TreeMap<>();
    private final List<SpaceStand> path = new ArrayList<>();
    private String space;

    Unit(UnitCareer.Builder career, String space) {
      this.career = career;
      this.space = space;
    }

    UnitCareer view() {
      return UnitCareer.newBuilder(career)
          .setStays(
              stays.entrySet().stream()
                  .map(stay -> new SpaceStay(stay.getKey(), stay.getValue()))
                  .toList())
          .setPath(List.copyOf(path))
          .build();
    }

    /** Counts a turn that ended for the space that the unit stands on. */
    void stay(int turn) {
      stays.merge(space, 1, Integer::sum);
      SpaceStand last = path.isEmpty() ? null : path.get(path.size() - 1);
      if (last != null && last.getSpace().equals(space)) {
        path.set(path.size() - 1, new SpaceStand(space, last.getTurn(), last.getTurns() + 1));
      } else {
        path.add(new SpaceStand(space, turn, 1));
      }
    }
  }

  private final NamedSides sides;
  private final Map<Key, Unit> units = new LinkedHashMap<>();

  CareerUnits(NamedSides sides) {
    this.sides = sides;
  }

  void mustered(ArmyMustered army) {
    for (MusteredUnit unit : army.getUnits()) {
      UnitCareer.Builder career =
          UnitCareer.newBuilder()
              .setSide(army.getSide())
              .setUnit(unit.getUnit())
              .setKind(unit.getKind())
              .setDeployedTurn(0)
              .setMoves(0)
              .setAttacks(0)
              .setSupports(0)
              .setAttacked(0)
              .setRetreats(0)
              .setAdvances(0)
              .setLostTurn(0)
              .setLostCause("")
              .setLostSpace("")
              .setPoints(0)
              .setStays(List.of())
              .setPath(List.of());
      units.put(new Key(army.getSide(), unit.getUnit()), new Unit(career, army.getSpace()));
    }
  }

  private Unit require(GameEvent event, String side, String id) {
    Unit unit = units.get(new Key(side, id));
    if (unit == null || unit.career.getLostTurn() > 0) {
      throw new CorruptGame(
          event.getGameId(),
          event.getSeq(),
          Text.of("expected a unit on the board but got %s's %s", side, id));
    }
    return unit;
  }

  void moved(GameEvent event, UnitMoved move) {
    Unit unit = require(event, move.getSide(), move.getUnit());
    unit.career.setMoves(unit.career.getMoves() + 1);
    if (unit.career.getDeployedTurn() == 0) { // a unit first leaves a reserve by a move
      unit.career.setDeployedTurn(event.getTurn());
    }
    unit.space = move.getTo();
  }

  void attacked(GameEvent event, AttackDeclared attack) {
    UnitCareer.Builder attacker = require(event, attack.getSide(), attack.getAttacker()).career;
    attacker.setAttacks(attacker.getAttacks() + 1);
    if (!attack.getSupporter().isEmpty()) {
      UnitCareer.Builder supporter = require(event, attack.getSide(), attack.getSupporter()).career;
      supporter.setSupports(supporter.getSupports() + 1);
    }
    if (!attack.getIntoReserve()) {
      String enemy = sides.enemy(event, attack.getSide());
      UnitCareer.Builder defender = require(event, enemy, attack.getDefender()).career;
      defender.setAttacked(defender.getAttacked() + 1);
    }
  }

  void retreated(GameEvent event, UnitRetreated retreat) {
    Unit unit = require(event, retreat.getSide(), retreat.getUnit());
    unit.career.setRetreats(unit.career.getRetreats() + 1);
    unit.space = retreat.getTo();
  }

  void advanced(GameEvent event, UnitAdvanced advance) {
    Unit unit = require(event, advance.getSide(), advance.getUnit());
    unit.career.setAdvances(unit.career.getAdvances() + 1);
    unit.space = advance.getTo();
  }

  void eliminated(GameEvent event, UnitEliminated loss) {
    require(event, loss.getSide(), loss.getUnit())
        .career
        .setLostTurn(event.getTurn())
        .setLostCause(loss.getCause())
        .setLostSpace(loss.getSpace())
        .setPoints(loss.getPoints());
  }

  /** A turn ended: counts it for the space of each unit on the board. */
  void stay(int turn) {
    for (Unit unit : units.values()) {
      if (unit.career.getLostTurn() == 0) {
        unit.stay(turn);
      }
    }
  }

  /** All units so far. */
  List<UnitCareer> view() {
    return units.values().stream().map(Unit::view).toList();
  }
}
