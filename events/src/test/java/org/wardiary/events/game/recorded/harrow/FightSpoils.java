package org.wardiary.events.game.recorded.harrow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;

/** Attacks, retreats and advances that break one rule. */
final class FightSpoils {

  private FightSpoils() {}

  private static <T> Optional<T> any(List<T> all, Random random) {
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(random.nextInt(all.size())));
  }

  /** An attack with a further unit of the acting side, and the column that it then has. */
  private static Optional<Said> joined(
      Game.Step step, Random random, Predicate<Counter> which, List<Integer> distances) {
    if (!(step.said() instanceof Said.Attack attack)) {
      return Optional.empty();
    }
    Field field = step.before();
    Hex target = field.hex(field.sheet().counter(attack.enemies().get(0)));
    Side side = field.sheet().counter(attack.enemies().get(0)).side().enemy();
    List<Counter> fit =
        field.units(side).stream()
            .filter(which)
            .filter(it -> !attack.units().contains(it.id()) && !attack.guns().contains(it.id()))
            .filter(it -> distances.contains(field.hex(it).distance(target)))
            .toList();
    return any(fit, random)
        .map(
            unit -> {
              List<String> units = new ArrayList<>(attack.units());
              List<String> guns = new ArrayList<>(attack.guns());
              (unit.isArtillery() ? guns : units).add(unit.id());
              String column =
                  new Odds(field)
                      .column(counters(field, units), counters(field, guns), target, side);
              return new Said.Attack(
                  units,
                  guns,
                  attack.enemies(),
                  column,
                  attack.die(),
                  Odds.result(column, attack.die()));
            });
  }

  private static List<Counter> counters(Field field, List<String> ids) {
    return ids.stream().map(field.sheet()::counter).toList();
  }

  static Optional<Said> notAdjacent(Game.Step step, Random random) {
    Field field = step.before();
    return joined(
        step, random, it -> !it.isArtillery() && !field.isDisrupted(it), List.of(2, 3, 4));
  }

  static Optional<Said> outOfRange(Game.Step step, Random random) {
    Field field = step.before();
    return joined(step, random, it -> it.isArtillery() && !field.isDisrupted(it), List.of(3, 4, 5));
  }

  static Optional<Said> disruptedAttacks(Game.Step step, Random random) {
    return joined(step, random, step.before()::isDisrupted, List.of(1));
  }

  static Optional<Said> wrongColumn(Game.Step step, Random random) {
    if (!(step.said() instanceof Said.Attack attack)) {
      return Optional.empty();
    }
    List<String> others =
        Odds.COLUMNS.stream().filter(column -> !column.equals(attack.column())).toList();
    return any(others, random)
        .map(column -> with(attack, column, Odds.result(column, attack.die())));
  }

  static Optional<Said> wrongResult(Game.Step step, Random random) {
    if (!(step.said() instanceof Said.Attack attack)) {
      return Optional.empty();
    }
    List<String> others = new ArrayList<>(List.of("AE", "AR", "EX", "NE", "DR", "DE"));
    others.remove(attack.result());
    return any(others, random).map(result -> with(attack, attack.column(), result));
  }

  private static Said with(Said.Attack attack, String column, String result) {
    return new Said.Attack(
        attack.units(), attack.guns(), attack.enemies(), column, attack.die(), result);
  }

  /** A retreat to another neighbouring hex. */
  private static Optional<Said> elsewhere(Game.Step step, Random random, Spot which) {
    if (!(step.said() instanceof Said.Retreat retreat)) {
      return Optional.empty();
    }
    Field field = step.before();
    Counter unit = field.sheet().counter(retreat.unit());
    Ways ways = new Ways(field);
    Hex from = field.hex(unit);
    List<Hex> fit =
        field.sheet().around(from).stream().filter(to -> which.fits(ways, unit, from, to)).toList();
    return any(fit, random).map(to -> new Said.Retreat(unit.id(), List.of(to), retreat.by()));
  }

  /** Whether a unit would break one rule by going from a hex into another. */
  private interface Spot {
    boolean fits(Ways ways, Counter unit, Hex from, Hex to);
  }

  static Optional<Said> retreatOntoStack(Game.Step step, Random random) {
    return elsewhere(
        step,
        random,
        (ways, unit, from, to) ->
            ways.isOpen(from, to) && ways.isFree(unit, to) && !ways.hasRoom(unit, to));
  }

  static Optional<Said> retreatOntoEnemy(Game.Step step, Random random) {
    return elsewhere(
        step, random, (ways, unit, from, to) -> ways.isOpen(from, to) && !ways.isFree(unit, to));
  }

  static Optional<Said> retreatOverRiver(Game.Step step, Random random) {
    return elsewhere(
        step, random, (ways, unit, from, to) -> !ways.isOpen(from, to) && ways.hasRoom(unit, to));
  }

  static Optional<Said> enemyDecides(Game.Step step, Random random) {
    if (!(step.said() instanceof Said.Retreat retreat)) {
      return Optional.empty();
    }
    Side enemy = step.before().sheet().counter(retreat.unit()).side().enemy();
    return Optional.of(new Said.Retreat(retreat.unit(), retreat.path(), enemy.title()));
  }

  static Optional<Said> retreatTooFar(Game.Step step, Random random) {
    if (!(step.said() instanceof Said.Retreat retreat)) {
      return Optional.empty();
    }
    return further(step, retreat.unit(), retreat.path(), random)
        .map(path -> new Said.Retreat(retreat.unit(), path, retreat.by()));
  }

  static Optional<Said> advanceTooFar(Game.Step step, Random random) {
    if (!(step.said() instanceof Said.Advance advance)) {
      return Optional.empty();
    }
    return further(step, advance.unit(), advance.path(), random)
        .map(path -> new Said.Advance(advance.unit(), path));
  }

  /** A path with a hex more, which breaks no rule but that of its length. */
  private static Optional<List<Hex>> further(
      Game.Step step, String id, List<Hex> path, Random random) {
    Field field = step.before();
    Counter unit = field.sheet().counter(id);
    Ways ways = new Ways(field);
    Hex end = path.get(0);
    List<Hex> next =
        field.sheet().around(end).stream()
            .filter(hex -> !hex.equals(field.hex(unit)))
            .filter(hex -> ways.isOpen(end, hex) && ways.hasRoom(unit, hex))
            .toList();
    return any(next, random).map(hex -> List.of(end, hex));
  }
}
