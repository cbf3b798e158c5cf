package org.wardiary.events.game.recorded.harrow;

import java.util.Optional;
import java.util.Random;

/** Statements that stand in the wrong phase, and points that nobody has earned. */
final class PhaseSpoils {

  private PhaseSpoils() {}

  /** The phase before the last one comes once more. */
  static Optional<Said> comesBack(Game.Step step, Random random) {
    boolean league =
        step.said() instanceof Said.Phase phase
            && phase.who().equals(Side.LEAGUE.title())
            && phase.phase().equals("Combat");
    return league
        ? Optional.of(new Said.Phase(Side.CROWN.title(), random.nextBoolean() ? "Move" : "Combat"))
        : Optional.empty();
  }

  /** A unit moves in the combat phase. */
  static Optional<Said> moveInCombat(Game.Step step, Random random) {
    if (!(step.said() instanceof Said.Attack attack) || attack.units().isEmpty()) {
      return Optional.empty();
    }
    Counter unit = step.before().sheet().counter(attack.units().get(0));
    Ways ways = new Ways(step.before());
    return MoveSpoils.along(
        ways.reach(unit).values().stream().filter(way -> ways.hasRoom(unit, way.end())),
        unit,
        random);
  }

  /** A hex is attacked in the movement phase. */
  static Optional<Said> attackInMove(Game.Step step, Random random) {
    if (!(step.said() instanceof Said.Move move)) {
      return Optional.empty();
    }
    Field field = step.before();
    Side side = field.sheet().counter(move.unit()).side();
    Attacks attacks = new Attacks(field, random, side);
    return attacks.targets().stream()
        .flatMap(target -> attacks.on(target).stream())
        .map(attack -> (Said) attack)
        .findFirst();
  }

  /** A side writes down more points than it has got by losses and exits. */
  static Optional<Said> pointsForNothing(Game.Step step, Random random) {
    Side side = Side.values()[random.nextInt(2)];
    return step.said() instanceof Said.Phase && step.before().turn() < 8
        ? Optional.of(new Said.Points(side, step.before().points(side) + 1))
        : Optional.empty();
  }
}
