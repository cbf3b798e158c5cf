package org.wardiary.events.game.squares.attack;

import java.util.Optional;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.order.Rejections;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.AttackTable;

/** Checks attacks by the rules (SQ-3.4 to SQ-3.6, SQ-5). */
public final class AttackCheck {

  private final Board board;
  private final SquaresMap map;
  private final int side;

  /** Checks the acting side's orders. */
  public AttackCheck(Board board) {
    this.board = board;
    this.map = board.map();
    this.side = board.turnSide();
  }

  /** The rule that an unsupported attack breaks; empty if it is legal. */
  public Optional<Rejection> unsupported(int step) {
    return attacker(step)
        .or(
            () ->
                Attacks.mayAttackUnsupported(board, AnswerCode.from(step), AnswerCode.to(step))
                    ? Optional.empty()
                    : Optional.of(kindsUnsupported(step)));
  }

  /** The rule that a supported attack breaks; empty if it is legal. */
  public Optional<Rejection> supported(int step, int support) {
    return attacker(step)
        .or(() -> supporter(step, support))
        .or(() -> mayBeSupported(step, support));
  }

  private Optional<Rejection> mayBeSupported(int step, int support) {
    int fitting = Attacks.mayBeSupportedBy(board, AnswerCode.from(step), AnswerCode.to(step));
    return Bits.has(fitting, AnswerCode.from(support))
        ? Optional.empty()
        : Optional.of(kindsSupported(step, support));
  }

  private Optional<Rejection> attacker(int step) {
    int reach = map.edgeAdjacent(AnswerCode.from(step));
    return participant(step, reach, "edge-adjacent").or(() -> tired(step)).or(() -> target(step));
  }

  private Optional<Rejection> supporter(int step, int support) {
    if (AnswerCode.from(step) == AnswerCode.from(support)) {
      return refused("SQ-5.1", "another unit in support", "the attacker itself");
    }
    int reach = map.adjacent(AnswerCode.from(support));
    return participant(support, reach, "adjacent").or(() -> pinned(support));
  }

  /** The rejection under the rules that apply to attacker and supporter alike. */
  private Optional<Rejection> participant(int step, int reach, String near) {
    Optional<Rejection> missing = Rejections.missing(board, step);
    if (missing.isPresent()) {
      return missing;
    }
    int from = AnswerCode.from(step);
    if (from == map.reserve(side)) {
      return refused("SQ-5.1", "a unit outside its reserve", unit(step));
    }
    if (!Bits.has(reach, AnswerCode.to(step))) {
      String expected = "a unit " + near + " to " + map.code(AnswerCode.to(step));
      return refused("SQ-5.1", expected, unit(step));
    }
    return Bits.has(board.frozen(), board.unitAt(from))
        ? Optional.of(Rejections.frozen(board, step))
        : Optional.empty();
  }

  private Optional<Rejection> tired(int step) {
    return Bits.has(board.attackedEnough(), board.unitAt(AnswerCode.from(step)))
        ? refused(
            "SQ-3.4",
            board.rules().spentAtOnce() != 0
                ? "an attacker that did not attack in the slot before"
                : "an attacker that did not attack in both slots before",
            unit(step) + ", which did")
        : Optional.empty();
  }

  private Optional<Rejection> target(int step) {
    int to = AnswerCode.to(step);
    return Bits.has(Attacks.targets(board), to)
        ? pinned(step)
        : refused("SQ-5.1", "an enemy unit at " + map.code(to), "none");
  }

  private Optional<Rejection> pinned(int step) {
    if (!board.rules().hasPinning()) {
      return Optional.empty();
    }
    int enemy = 1 - side;
    int from = AnswerCode.from(step);
    if (Bits.has(Pinning.besideTwoGuns(board, enemy), from)) {
      return refused("SQ-5.2", "a unit beside at most one enemy gun", unit(step) + " beside more");
    }
    boolean onGun = Bits.has(board.occupiedByGuns(enemy), AnswerCode.to(step));
    if (Bits.has(Pinning.besideGun(board, enemy), from) && !onGun) {
      String got = "another target of " + unit(step);
      return refused("SQ-5.2", "an attack on the gun that pins the unit", got);
    }
    return Optional.empty();
  }

  private Rejection kindsUnsupported(int step) {
    AttackTable table = board.variant().attacks();
    Kind attacker = Rejections.kind(step);
    Kind defender = board.kind(board.unitAt(AnswerCode.to(step)));
    if (table.onlyCharge(attacker, defender)) {
      String expected = "a charge as the first action of a double turn";
      return Rejections.of("SQ-5.5", expected, "another attack of " + on(attacker, defender));
    }
    if (table.grandBattery(attacker, defender)) {
      String got = "an unsupported attack of " + on(attacker, defender);
      return Rejections.of("SQ-5.4", "a gun in support", got);
    }
    return notAllowed("an unsupported attack of " + on(attacker, defender));
  }

  private Rejection kindsSupported(int step, int support) {
    Kind attacker = Rejections.kind(step);
    Kind defender = board.kind(board.unitAt(AnswerCode.to(step)));
    if (board.variant().attacks().grandBattery(attacker, defender)) {
      String expected = "a gun in support of " + on(attacker, defender);
      return Rejections.of("SQ-5.4", expected, Rejections.kind(support).title());
    }
    return notAllowed("an attack of " + on(attacker, defender));
  }

  private static Rejection notAllowed(String attack) {
    return Rejections.of("SQ-5.3", "an attack that the table of attacks allows", attack);
  }

  private static String on(Kind attacker, Kind defender) {
    return attacker.title() + " on " + defender.title();
  }

  private String unit(int step) {
    return Rejections.unit(board, step);
  }

  private static Optional<Rejection> refused(String rule, String expected, String got) {
    return Optional.of(Rejections.of(rule, expected, got));
  }
}
