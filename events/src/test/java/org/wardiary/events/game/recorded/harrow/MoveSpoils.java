package org.wardiary.events.game.recorded.harrow;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.wardiary.events.game.recorded.harrow.Ways.Way;

/** Moves and arrivals that break one rule. */
final class MoveSpoils {

  private static final Set<Hex> BRIDGE = Set.of(Hex.of("0605"), Hex.of("0705"));
  private static final int FAR = 3;

  private MoveSpoils() {}

  /** A move along one of some ways, written whole. */
  static Optional<Said> along(Stream<Way> ways, Counter unit, Random random) {
    List<Way> all =
        ways.filter(way -> way.path().size() > 2)
            .sorted(Comparator.comparing(way -> way.path().toString()))
            .toList();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    Way way = all.get(random.nextInt(all.size()));
    return Optional.of(
        new Said.Move(unit.id(), way.path().stream().skip(1).map(Hex::number).toList()));
  }

  private static Optional<Counter> mover(Game.Step step) {
    return step.said() instanceof Said.Move move
        ? Optional.of(step.before().sheet().counter(move.unit()))
            .filter(unit -> step.before().at(unit.id()).isPresent())
        : Optional.empty();
  }

  /** The ways that a unit could go, each with what one step more could make of it. */
  private static Stream<Way> longer(Field field, Counter unit, int points) {
    Ways ways = new Ways(field);
    Map<Hex, Way> reach = ways.reach(unit, points);
    return reach.values().stream()
        .flatMap(
            way ->
                field.sheet().around(way.end()).stream()
                    .filter(hex -> !way.path().contains(hex))
                    .map(hex -> way.to(hex, ways.cost(way.end(), hex).orElse(0))));
  }

  /** A move along one of the ways that are wrong for the unit that moves in a step. */
  private static Optional<Said> moved(
      Game.Step step, Random random, BiFunction<Counter, Ways, Stream<Way>> wrong) {
    Ways ways = new Ways(step.before());
    return mover(step).flatMap(unit -> along(wrong.apply(unit, ways), unit, random));
  }

  static Optional<Said> tooFar(Game.Step step, Random random) {
    return moved(
        step,
        random,
        (unit, ways) ->
            ways.reach(unit, unit.moves() + FAR).values().stream()
                .filter(way -> way.cost() > unit.moves())
                .filter(way -> ways.hasRoom(unit, way.end())));
  }

  static Optional<Said> overTheRiver(Game.Step step, Random random) {
    return mover(step).flatMap(unit -> over(step.before(), unit, random, Set.of()));
  }

  static Optional<Said> overTheBlownBridge(Game.Step step, Random random) {
    return step.before().isBlown()
        ? mover(step).flatMap(unit -> over(step.before(), unit, random, BRIDGE))
        : Optional.empty();
  }

  private static Optional<Said> over(Field field, Counter unit, Random random, Set<Hex> side) {
    Ways ways = new Ways(field);
    return along(
        longer(field, unit, unit.moves() - 1)
            .filter(way -> ways.hasRoom(unit, way.end()))
            .filter(way -> !ways.isOpen(before(way), way.end()))
            .filter(way -> side.isEmpty() || side.equals(Set.of(before(way), way.end()))),
        unit,
        random);
  }

  private static Hex before(Way way) {
    return way.path().get(way.path().size() - 2);
  }

  static Optional<Said> throughZone(Game.Step step, Random random) {
    return moved(
        step,
        random,
        (unit, ways) ->
            longer(step.before(), unit, unit.moves() - 1)
                .filter(way -> ways.hasRoom(unit, way.end()))
                .filter(way -> ways.isOpen(before(way), way.end()))
                .filter(way -> way.cost() <= unit.moves())
                .filter(way -> ways.isInZone(before(way), unit.side().enemy())));
  }

  static Optional<Said> ontoEnemy(Game.Step step, Random random) {
    return moved(
        step,
        random,
        (unit, ways) ->
            longer(step.before(), unit, unit.moves() - 1)
                .filter(way -> !ways.isFree(unit, way.end()))
                .filter(way -> ways.isOpen(before(way), way.end()))
                .filter(way -> way.cost() <= unit.moves()));
  }

  static Optional<Said> thirdInHex(Game.Step step, Random random) {
    return moved(
        step,
        random,
        (unit, ways) ->
            ways.reach(unit).values().stream().filter(way -> !ways.hasRoom(unit, way.end())));
  }

  static Optional<Said> disruptedMoves(Game.Step step, Random random) {
    Field field = step.before();
    return mover(step)
        .flatMap(mover -> field.units(mover.side()).stream().filter(field::isDisrupted).findFirst())
        .flatMap(
            unit -> {
              Ways ways = new Ways(field);
              return along(
                  ways.reach(unit).values().stream().filter(way -> ways.hasRoom(unit, way.end())),
                  unit,
                  random);
            });
  }

  static Optional<Said> tooEarly(Game.Step step, Random random) {
    Field field = step.before();
    return mover(step)
        .flatMap(
            mover -> field.waiting(mover.side()).filter(it -> it.turn() > field.turn()).findFirst())
        .filter(unit -> new Ways(field).hasRoom(unit, unit.side().entry()))
        .map(unit -> new Said.Arrive(unit.id(), unit.side().entry()));
  }

  static Optional<Said> elsewhere(Game.Step step, Random random) {
    if (!(step.said() instanceof Said.Arrive arrive)) {
      return Optional.empty();
    }
    Counter unit = step.before().sheet().counter(arrive.unit());
    List<Hex> near =
        step.before().sheet().around(arrive.at()).stream()
            .filter(hex -> new Ways(step.before()).hasRoom(unit, hex))
            .toList();
    return near.isEmpty()
        ? Optional.empty()
        : Optional.of(new Said.Arrive(unit.id(), near.get(random.nextInt(near.size()))));
  }
}
