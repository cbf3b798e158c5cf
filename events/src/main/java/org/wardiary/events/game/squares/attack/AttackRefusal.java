package org.wardiary.events.game.squares.attack;

import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.order.BrokenRule;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.AttackTable;
import org.wardiary.events.text.Text;

/** Why an attack is refused (SQ-3.4 to SQ-3.6, SQ-5). */
public final class AttackRefusal {

  private final Board board;
  private final SquaresMap map;
  private final int side;

  public AttackRefusal(Board board) {
    this.board = board;
    this.map = board.layout();
    this.side = board.turnSide();
  }

  public Rejection attack(int step) {
    return attacker(step).otherwise(() -> alone(step));
  }

  public Rejection supported(int step, int support) {
    return attacker(step)
        .otherwise(() -> supporter(step, support).otherwise(() -> together(step, support)));
  }

  private BrokenRule attacker(int step) {
    BrokenRule common = unit(step, map.edge(AnswerCode.from(step)), "edge-adjacent");
    if (common != BrokenRule.NONE) {
      return common;
    }
    int unit = board.unitAt(AnswerCode.from(step));
    if (Bits.has(board.spent(), unit)) {
      return BrokenRule.of(
          "SQ-3.4",
          "an attacker that did not attack in both slots before",
          who(step) + " did in both");
    }
    return target(step);
  }

  /** What attacker and supporter have in common. */
  private BrokenRule unit(int step, int reach, String near) {
    if (OrderedUnits.named(board, step) == 0) {
      return BrokenRule.nobody(board, step);
    }
    if (AnswerCode.from(step) == map.reserve(side)) {
      return BrokenRule.of("SQ-5.1", "a unit outside its reserve", who(step) + " is inside");
    }
    if (!Bits.has(reach, AnswerCode.to(step))) {
      return BrokenRule.of(
          "SQ-5.1",
          Text.of("a unit %s to %s", near, map.code(AnswerCode.to(step))),
          who(step) + " is not");
    }
    if (Bits.has(board.frozen(), board.unitAt(AnswerCode.from(step)))) {
      return BrokenRule.of("SQ-3.5", "a unit that may act in this slot", who(step) + " is frozen");
    }
    return BrokenRule.NONE;
  }

  private BrokenRule target(int step) {
    int to = AnswerCode.to(step);
    int enemy = 1 - side;
    boolean enemyThere =
        to == map.reserve(enemy) ? board.home(enemy) != 0 : Bits.has(board.held(enemy), to);
    if (!enemyThere) {
      return BrokenRule.of("SQ-5.1", "an enemy unit at " + map.code(to), "there is none");
    }
    return pinned(step);
  }

  private BrokenRule pinned(int step) {
    int enemy = 1 - side;
    if (Bits.has(Attacks.underMoreGuns(board, enemy), AnswerCode.from(step))) {
      return BrokenRule.of(
          "SQ-5.2", "a unit beside at most one enemy gun", who(step) + " is pinned by more");
    }
    boolean beside = Bits.has(Attacks.underGuns(board, enemy), AnswerCode.from(step));
    if (beside && !Bits.has(board.guns(enemy), AnswerCode.to(step))) {
      return BrokenRule.of(
          "SQ-5.2", "an attack on the gun that pins it", who(step) + " is pinned by another");
    }
    return BrokenRule.NONE;
  }

  private String who(int step) {
    return Kind.of(AnswerCode.kind(step)).title() + " at " + map.code(AnswerCode.from(step));
  }

  private Kind defender(int step) {
    return map.armies().kind(board.unitAt(AnswerCode.to(step)));
  }

  private Rejection alone(int step) {
    Kind kind = Kind.of(AnswerCode.kind(step));
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

  private BrokenRule supporter(int step, int support) {
    if (AnswerCode.from(step) == AnswerCode.from(support)) {
      return BrokenRule.of("SQ-5.1", "another unit in support", "it is the attacker itself");
    }
    BrokenRule common = unit(support, map.adjacent(AnswerCode.from(support)), "adjacent");
    return common == BrokenRule.NONE ? pinned(support) : common;
  }

  private Rejection together(int step, int support) {
    Kind kind = Kind.of(AnswerCode.kind(step));
    Kind defender = defender(step);
    boolean grand = map.variant().attacks().grandBattery(kind, defender);
    return new Rejection(
        grand ? "SQ-5.4" : "SQ-5.3",
        grand
            ? Text.of(
                "expected a gun in support of %s against %s but the supporter is %s",
                kind.title(), defender.title(), Kind.of(AnswerCode.kind(support)).title())
            : Text.of(
                "expected an attack that %s may make but it may not attack %s",
                kind.title(), defender.title()));
  }
}
