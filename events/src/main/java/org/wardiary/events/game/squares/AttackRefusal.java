package org.wardiary.events.game.squares;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.text.Text;

/** Why an attack is refused (SQ-3.4 to SQ-3.6, SQ-5). */
final class AttackRefusal {

  private final Board board;
  private final SquaresLayout map;
  private final int side;

  AttackRefusal(Board board) {
    this.board = board;
    this.map = board.layout();
    this.side = board.turnSide();
  }

  Rejection attack(int step) {
    return attacker(step).otherwise(() -> alone(step));
  }

  Rejection supported(int step, int support) {
    return attacker(step)
        .otherwise(() -> supporter(step, support).otherwise(() -> together(step, support)));
  }

  private Reason attacker(int step) {
    Reason common = unit(step, map.edge(Code.from(step)), "edge-adjacent");
    if (common != Reason.NONE) {
      return common;
    }
    int unit = board.unitAt(Code.from(step));
    if (Bits.has(board.spent(), unit)) {
      return Reason.of(
          "SQ-3.4",
          "an attacker that did not attack in both slots before",
          who(step) + " did in both");
    }
    return target(step);
  }

  /** What attacker and supporter have in common. */
  private Reason unit(int step, int reach, String near) {
    if (Units.named(board, step) == 0) {
      return Reason.nobody(board, step);
    }
    if (Code.from(step) == map.reserve(side)) {
      return Reason.of("SQ-5.1", "a unit outside its reserve", who(step) + " is inside");
    }
    if (!Bits.has(reach, Code.to(step))) {
      return Reason.of(
          "SQ-5.1",
          Text.of("a unit %s to %s", near, map.code(Code.to(step))),
          who(step) + " is not");
    }
    if (Bits.has(board.frozen(), board.unitAt(Code.from(step)))) {
      return Reason.of("SQ-3.5", "a unit that may act in this slot", who(step) + " is frozen");
    }
    return Reason.NONE;
  }

  private Reason target(int step) {
    int to = Code.to(step);
    int enemy = 1 - side;
    boolean enemyThere =
        to == map.reserve(enemy) ? board.home(enemy) != 0 : Bits.has(board.held(enemy), to);
    if (!enemyThere) {
      return Reason.of("SQ-5.1", "an enemy unit at " + map.code(to), "there is none");
    }
    return pinned(step);
  }

  private Reason pinned(int step) {
    int enemy = 1 - side;
    if (Bits.has(Attacks.underMoreGuns(board, enemy), Code.from(step))) {
      return Reason.of(
          "SQ-5.2", "a unit beside at most one enemy gun", who(step) + " is pinned by more");
    }
    boolean beside = Bits.has(Attacks.underGuns(board, enemy), Code.from(step));
    if (beside && !Bits.has(board.guns(enemy), Code.to(step))) {
      return Reason.of(
          "SQ-5.2", "an attack on the gun that pins it", who(step) + " is pinned by another");
    }
    return Reason.NONE;
  }

  private String who(int step) {
    return Kind.of(Code.kind(step)).title() + " at " + map.code(Code.from(step));
  }

  private Kind defender(int step) {
    return map.armies().kind(board.unitAt(Code.to(step)));
  }

  private Rejection alone(int step) {
    Kind kind = Kind.of(Code.kind(step));
    Kind defender = defender(step);
    AttackTable table = map.variant().attacks();
    if (table.onlyCharge(kind, defender)) {
      return new Rejection(
          "SQ-5.5",
          Text.of(
              "expected a charge of %s on %s as the first action of a double turn but this is not",
              kind.title(), defender.title()));
    }
    if (table.grandBattery(kind, defender)) {
      return new Rejection(
          "SQ-5.4",
          Text.of(
              "expected a gun in support of %s against %s but there is no supporter",
              kind.title(), defender.title()));
    }
    return new Rejection(
        "SQ-5.3",
        Text.of(
            "expected an attack that %s may make but it may not attack %s unsupported",
            kind.title(), defender.title()));
  }

  private Reason supporter(int step, int support) {
    if (Code.from(step) == Code.from(support)) {
      return Reason.of("SQ-5.1", "another unit in support", "it is the attacker itself");
    }
    Reason common = unit(support, map.adjacent(Code.from(support)), "adjacent");
    return common == Reason.NONE ? pinned(support) : common;
  }

  private Rejection together(int step, int support) {
    Kind kind = Kind.of(Code.kind(step));
    Kind defender = defender(step);
    boolean grand = map.variant().attacks().grandBattery(kind, defender);
    return new Rejection(
        grand ? "SQ-5.4" : "SQ-5.3",
        grand
            ? Text.of(
                "expected a gun in support of %s against %s but the supporter is %s",
                kind.title(), defender.title(), Kind.of(Code.kind(support)).title())
            : Text.of(
                "expected an attack that %s may make but it may not attack %s",
                kind.title(), defender.title()));
  }
}
