package org.wardiary.events.game.recorded.harrow;

import java.util.List;
import java.util.Set;

/** The combat table and what leads to its column (H7). */
final class Odds {

  /** The columns, worst for the attacker first. */
  static final List<String> COLUMNS = List.of("1-2", "1-1", "2-1", "3-1", "4-1");

  private static final List<List<String>> RESULTS =
      List.of(
          List.of("AE", "AR", "EX", "DR", "DE"),
          List.of("AE", "AR", "AR", "EX", "DE"),
          List.of("AR", "AR", "NE", "DR", "DE"),
          List.of("AR", "NE", "DR", "DR", "DR"),
          List.of("AR", "NE", "DR", "DR", "DE"),
          List.of("NE", "DR", "DR", "DE", "DE"));

  private final Field field;

  Odds(Field field) {
    this.field = field;
  }

  /** The result of a die in a column. */
  static String result(String column, int die) {
    return RESULTS.get(die - 1).get(COLUMNS.indexOf(column));
  }

  /** A unit's strength in quarters: half when disrupted, half when reduced (H9.4). */
  int quarters(Counter unit) {
    int half = field.isDisrupted(unit) ? 2 : 1;
    int step = field.isReduced(unit) ? 2 : 1;
    return unit.strength() * 4 / half / step;
  }

  private int quarters(List<Counter> units) {
    return units.stream().mapToInt(this::quarters).sum();
  }

  /** The column of an attack on a hex. */
  String column(List<Counter> attackers, List<Counter> guns, Hex target, Side side) {
    int attack = quarters(attackers) + quarters(guns);
    int defence = quarters(field.in(target, side.enemy()));
    int column = Math.min(attack / defence, 4);
    int shifts = shelter(target) + (acrossRiver(attackers, target) ? 1 : 0);
    return COLUMNS.get(Math.max(0, column - shifts));
  }

  private int shelter(Hex target) {
    return field.sheet().terrain(target) == '.' ? 0 : 1;
  }

  /** Whether all attackers attack across the river. */
  private boolean acrossRiver(List<Counter> attackers, Hex target) {
    return !attackers.isEmpty()
        && attackers.stream()
            .allMatch(it -> field.sheet().river().contains(Set.of(field.hex(it), target)));
  }
}
