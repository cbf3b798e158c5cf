package org.wardiary.events.game.squares.attack;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.order.OrderedUnits;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.AttackTable;

/** Declaring attacks (SQ-5). */
public final class Attacks {

  private Attacks() {}

  /** Squares adjacent to exactly one gun of a side outside its reserve (SQ-5.2). */
  public static int underOneGun(Board board, int side) {
    return underGuns(board, side) & ~underMoreGuns(board, side);
  }

  /** Squares adjacent to a gun of a side outside its reserve. */
  public static int underGuns(Board board, int side) {
    int under = 0;
    for (int left = board.guns(side); left != 0; left = Bits.rest(left)) {
      under |= board.layout().adjacent(Bits.first(left));
    }
    return under;
  }

  /** Squares adjacent to two or more guns of a side outside its reserve (SQ-5.2). */
  public static int underMoreGuns(Board board, int side) {
    int once = 0;
    int more = 0;
    for (int left = board.guns(side); left != 0; left = Bits.rest(left)) {
      int near = board.layout().adjacent(Bits.first(left));
      more |= once & near;
      once |= near;
    }
    return more;
  }

  /** Squares of units of the acting side that may attack or support as far as guns go (SQ-5.2). */
  private static int free(Board board, int target) {
    int enemy = 1 - board.turnSide();
    int pinned =
        Bits.has(board.guns(enemy), target) ? underMoreGuns(board, enemy) : underGuns(board, enemy);
    return board.held(board.turnSide()) & ~pinned;
  }

  /** Squares of units that may support an attack on a space, the attacker's perhaps among them. */
  public static int supporters(Board board, int target) {
    int squares = board.layout().adjacent(target) & free(board, target);
    int frozen = board.frozen() & Armies.half(board.turnSide());
    for (int left = frozen; left != 0; left = Bits.rest(left)) {
      squares &= ~Bits.of(board.space(Bits.first(left)));
    }
    return squares;
  }

  /** Squares of units that may attack a space, what they may attack left aside. */
  private static int attackers(Board board, int target) {
    int squares = board.layout().edge(target) & free(board, target);
    for (int left = squares; left != 0; left = Bits.rest(left)) {
      int space = Bits.first(left);
      if (!Bits.has(board.eager(board.turnSide()), board.unitAt(space))) {
        squares &= ~Bits.of(space);
      }
    }
    return squares;
  }

  /** Spaces with enemies that could be attacked: squares, and the reserve if it is not empty. */
  private static int targets(Board board) {
    int enemy = 1 - board.turnSide();
    return board.held(enemy) | (board.home(enemy) == 0 ? 0 : board.layout().reserveBit(enemy));
  }

  private static boolean isReserve(Board board, int target) {
    return target == board.layout().reserve(1 - board.turnSide());
  }

  private static Kind kindAt(Board board, int square) {
    return board.layout().armies().kind(board.unitAt(square));
  }

  /** Whether a unit may attack a space without support, by their kinds (SQ-5.3, SQ-5.6). */
  public static boolean mayAttackAlone(Board board, int attacker, int target) {
    return isReserve(board, target)
        || board
            .layout()
            .variant()
            .attacks()
            .unsupported(kindAt(board, attacker), kindAt(board, target), board.moment());
  }

  /** Squares whose units, by their kinds, may support an attack (SQ-5.3, SQ-5.4, SQ-5.6). */
  public static int mayHelp(Board board, int attacker, int target) {
    int others = board.held(board.turnSide()) & ~Bits.of(attacker);
    if (isReserve(board, target)) {
      return others;
    }
    AttackTable table = board.layout().variant().attacks();
    Kind kind = kindAt(board, attacker);
    Kind defender = kindAt(board, target);
    if (table.supported(kind, defender)) {
      return others;
    }
    return table.grandBattery(kind, defender) ? others & board.guns(board.turnSide()) : 0;
  }

  /** Number of legal attacks. */
  public static int count(Board board) {
    int count = 0;
    for (int left = near(board); left != 0; left = Bits.rest(left)) {
      int target = Bits.first(left);
      int attackers = attackers(board, target);
      int supporters = attackers == 0 ? 0 : supporters(board, target);
      for (int more = attackers; more != 0; more = Bits.rest(more)) {
        int attacker = Bits.first(more);
        count += mayAttackAlone(board, attacker, target) ? 1 : 0;
        count += Bits.count(supporters & mayHelp(board, attacker, target));
      }
    }
    return count;
  }

  /** Targets that stand beside a square of the acting side's. */
  private static int near(Board board) {
    int beside = 0;
    for (int left = board.held(board.turnSide()); left != 0; left = Bits.rest(left)) {
      beside |= board.layout().edge(Bits.first(left));
    }
    return beside & targets(board);
  }

  /** Adds the legal attacks. */
  public static void list(Board board, AnswerList out) {
    for (int left = near(board); left != 0; left = Bits.rest(left)) {
      int target = Bits.first(left);
      int supporters = supporters(board, target);
      for (int more = attackers(board, target); more != 0; more = Bits.rest(more)) {
        listOf(board, Bits.first(more), target, supporters, out);
      }
    }
  }

  private static void listOf(
      Board board, int attacker, int target, int supporters, AnswerList out) {
    int step = OrderedUnits.step(board, board.unitAt(attacker), target);
    if (mayAttackAlone(board, attacker, target)) {
      out.add(AnswerCode.attack(step));
    }
    int helpers = supporters & mayHelp(board, attacker, target);
    for (int left = helpers; left != 0; left = Bits.rest(left)) {
      out.add(
          AnswerCode.attack(
              step, OrderedUnits.step(board, board.unitAt(Bits.first(left)), target)));
    }
  }

  /** The attack that a legal order declares. */
  public static CurrentAttack battle(Board board, long order) {
    int step = AnswerCode.first(order);
    boolean supported = AnswerCode.type(order) == AnswerCode.Type.SUPPORTED_ATTACK;
    return new CurrentAttack(
        board.unitAt(AnswerCode.from(step)),
        supported ? board.unitAt(AnswerCode.from(AnswerCode.second(order))) : Board.NOBODY,
        isReserve(board, AnswerCode.to(step)) ? Board.NOBODY : board.unitAt(AnswerCode.to(step)),
        AnswerCode.to(step));
  }

  /** Whether an attack without support is legal. */
  public static boolean isLegal(Board board, int step) {
    return canAttack(board, step)
        && mayAttackAlone(board, AnswerCode.from(step), AnswerCode.to(step));
  }

  /** Whether a supported attack is legal. */
  public static boolean isLegal(Board board, int step, int support) {
    return AnswerCode.to(step) == AnswerCode.to(support)
        && canAttack(board, step)
        && OrderedUnits.named(board, support) != 0
        && Bits.has(
            supporters(board, AnswerCode.to(step))
                & mayHelp(board, AnswerCode.from(step), AnswerCode.to(step)),
            AnswerCode.from(support));
  }

  /** Whether a step names an attacker and a target that go together, kinds left aside. */
  private static boolean canAttack(Board board, int step) {
    return OrderedUnits.named(board, step) != 0
        && Bits.has(targets(board), AnswerCode.to(step))
        && Bits.has(attackers(board, AnswerCode.to(step)), AnswerCode.from(step));
  }
}
