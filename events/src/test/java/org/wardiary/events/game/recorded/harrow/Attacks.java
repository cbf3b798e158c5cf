package org.wardiary.events.game.recorded.harrow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** What a player attacks, and with whom: all that he has, if the odds are good. */
final class Attacks {

  private static final int RANGE = 2;
  private static final int FOG = 1;

  private final Field field;
  private final Odds odds;
  private final Random random;
  private final Side side;

  Attacks(Field field, Random random, Side side) {
    this.field = field;
    this.odds = new Odds(field);
    this.random = random;
    this.side = side;
  }

  /** The hexes with enemies. */
  List<Hex> targets() {
    return new ArrayList<>(field.units(side.enemy()).stream().map(field::hex).distinct().toList());
  }

  /** The attack on a hex; empty if there is none. */
  Optional<Said.Attack> on(Hex target) {
    List<Counter> enemies = field.in(target, side.enemy());
    List<Counter> units = ready(target, 1).stream().filter(it -> !it.isArtillery()).toList();
    List<Counter> guns =
        ready(target, field.turn() == FOG ? 1 : RANGE).stream()
            .filter(Counter::isArtillery)
            .toList();
    boolean can = !enemies.isEmpty() && enemies.stream().noneMatch(field::hasFought);
    if (!can || units.isEmpty() && guns.isEmpty()) {
      return Optional.empty();
    }
    String column = odds.column(units, guns, target, side);
    if (Odds.COLUMNS.indexOf(column) + random.nextInt(3) < (units.isEmpty() ? 1 : 2)) {
      return Optional.empty();
    }
    int die = 1 + random.nextInt(6);
    return Optional.of(
        new Said.Attack(
            ids(units), ids(guns), ids(enemies), column, die, Odds.result(column, die)));
  }

  private static List<String> ids(List<Counter> units) {
    return units.stream().map(Counter::id).toList();
  }

  /** Units that may attack a hex from so far away. */
  private List<Counter> ready(Hex target, int range) {
    return field.units(side).stream()
        .filter(it -> field.hex(it).distance(target) <= range)
        .filter(it -> !field.isDisrupted(it) && !field.hasFought(it))
        .toList();
  }
}
