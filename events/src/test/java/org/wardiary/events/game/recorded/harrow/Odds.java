package org.wardiary.events.game.recorded.harrow;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

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

  private static final int TOWN = 1;

  private final Field field;
  private final int town;

  Odds(Field field) {
    this(field, TOWN);
  }

  /**
   * @param town columns to the left if the defenders are in a town
   */
  Odds(Field field, int town) {
    this.field = field;
    this.town = town;
  }

  /** The result of a die in a column. */
  static String result(String column, int die) {
    return RESULTS.get(die - 1).get(COLUMNS.indexOf(column));
  }

  /** A unit's strength: half when reduced, half of that when disrupted, at least 1 (H9.2, H9.3). */
  private int strength(Counter unit) {
    int whole = field.isReduced(unit) ? unit.strength() / 2 : unit.strength();
    return field.isDisrupted(unit) ? Math.max(1, whole / 2) : whole;
  }

  private int strength(List<Counter> units) {
    return units.stream().mapToInt(this::strength).sum();
  }

  /** The column of an attack on a hex. */
  String column(List<Counter> attackers, List<Counter> guns, Hex target, Side side) {
    int attack = strength(attackers) + strength(guns);
    int defence = strength(field.in(target, side.enemy()));
    int column = Math.min(attack / defence, 4);
    int shifts = shelter(target) + (isAcrossRiver(attackers, guns, target) ? 1 : 0);
    return COLUMNS.get(Math.max(0, column - shifts));
  }

  private int shelter(Hex target) {
    return switch (field.sheet().terrain(target)) {
      case '.' -> 0;
      case 't' -> town;
      default -> 1;
    };
  }

  /** Whether all units next to the target are beyond the river. */
  private boolean isAcrossRiver(List<Counter> attackers, List<Counter> guns, Hex target) {
    List<Hex> near =
        Stream.concat(attackers.stream(), guns.stream())
            .map(field::hex)
            .filter(hex -> hex.distance(target) == 1)
            .toList();
    return !near.isEmpty()
        && near.stream().allMatch(hex -> field.sheet().river().contains(Set.of(hex, target)));
  }
}
