package org.wardiary.events.game.generalsview.map;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * The state of a first turn in which no enemy stands on the map: owners, gold, and units with their
 * movement points. Mutable.
 */
final class FirstTurnState {

  /** The kinds worth raising: the cheapest kind, and the cheapest of the fastest kinds. */
  static final List<Kind> BUYERS = List.of(Kind.MILITIAMEN, Kind.HUSSARS);

  /** A unit that has movement points left. */
  record Unit(int square, int points) {}

  /**
   * The entry of a unit into an enemy square or an untaken city.
   *
   * @param unit the unit before it sets out; a unit to be raised counts as standing on its city
   * @param bought the unit's kind, if it is raised for this entry
   * @param to the square entered
   * @param left movement points left
   */
  record Entry(Unit unit, Optional<Kind> bought, int to, int left) {}

  final GeneralsViewMap map;
  final int side;
  final byte[] owners;
  final List<Unit> units = new ArrayList<>();
  long gold;
  private int untaken;

  FirstTurnState(GeneralsViewMap map, int side) {
    this.map = map;
    this.side = side;
    this.owners = map.owners();
    this.gold = map.startingGold();
    for (int i = 0; i < map.cityCount(); i++) {
      if (owners[map.city(i)] == side) {
        gold += map.income(map.city(i));
      } else {
        untaken++;
      }
    }
  }

  FirstTurnState(FirstTurnState other) {
    map = other.map;
    side = other.side;
    owners = other.owners.clone();
    units.addAll(other.units);
    gold = other.gold;
    untaken = other.untaken;
  }

  boolean allCitiesTaken() {
    return untaken == 0;
  }

  /** Whether a square is owned by the enemy or is a city not yet taken. */
  boolean isObjective(int square) {
    return owners[square] == 1 - side || owners[square] != side && map.isCity(square);
  }

  /** Movement points that a step into a square costs (GV-3.2). */
  int stepCost(int square) {
    return owners[square] == 1 - side ? 2 : 1;
  }

  /** The state after a unit has entered a square. */
  FirstTurnState after(Entry entry) {
    FirstTurnState next = new FirstTurnState(this);
    next.owners[entry.to] = (byte) side;
    next.untaken -= map.isCity(entry.to) ? 1 : 0;
    if (entry.bought.isEmpty()) {
      next.units.remove(entry.unit);
    }
    next.units.add(new Unit(entry.to, entry.left));
    next.gold -= entry.bought.map(Kind::cost).orElse(0);
    return next;
  }

  /** A text that is equal for states that do not differ in anything relevant. */
  String key() {
    List<String> parts = new ArrayList<>();
    for (Unit unit : units) {
      if (unit.points > 0) {
        parts.add(unit.square + "." + unit.points);
      }
    }
    parts.sort(null);
    return new String(owners, StandardCharsets.ISO_8859_1) + gold + parts;
  }
}
