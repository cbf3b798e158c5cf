package org.wardiary.events.game.squares.attack;

import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.CurrentAttack;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;
import org.wardiary.events.game.squares.variant.AttackTable;

/** Determines which attacks may be declared (SQ-5). */
public final class Attacks {

  private Attacks() {}

  /**
   * Squares of the acting side's units that SQ-5.2 allows to attack a space or to support an attack
   * on it.
   */
  private static int unpinned(Board board, int target) {
    int own = board.occupied(board.turnSide());
    if (!board.rules().hasPinning()) {
      return own;
    }
    int enemy = 1 - board.turnSide();
    int pinned =
        Bits.has(board.occupiedByGuns(enemy), target)
            ? Pinning.besideTwoGuns(board, enemy)
            : Pinning.besideGun(board, enemy);
    return own & ~pinned;
  }

  /** Squares of units that may support an attack on a space under SQ-5.1 and SQ-5.2. */
  static int supporters(Board board, int target) {
    int squares = board.map().adjacent(target) & unpinned(board, target);
    int frozen = board.frozen() & Armies.mask(board.turnSide());
    for (int left = frozen; left != 0; left = Bits.rest(left)) {
      squares &= ~Bits.of(board.space(Bits.first(left)));
    }
    return squares;
  }

  /** Squares of units that may attack a space under SQ-3.4, SQ-5.1 and SQ-5.2. */
  static int attackers(Board board, int target) {
    int squares = board.map().edgeAdjacent(target) & unpinned(board, target);
    for (int left = squares; left != 0; left = Bits.rest(left)) {
      int space = Bits.first(left);
      if (!Bits.has(board.mayAttack(board.turnSide()), board.unitAt(space))) {
        squares &= ~Bits.of(space);
      }
    }
    return squares;
  }

  /** Spaces with enemy units: squares, and the enemy's reserve if it is not empty. */
  static int targets(Board board) {
    int enemy = 1 - board.turnSide();
    return board.occupied(enemy)
        | (board.inReserve(enemy) == 0 ? 0 : board.map().reserveBit(enemy));
  }

  private static boolean isReserve(Board board, int target) {
    return target == board.map().reserve(1 - board.turnSide());
  }

  private static Kind kindAt(Board board, int square) {
    return board.kind(board.unitAt(square));
  }

  /** Whether the kinds allow an unsupported attack (SQ-5.3, SQ-5.5, SQ-5.6). */
  static boolean mayAttackUnsupported(Board board, int attacker, int target) {
    return isReserve(board, target)
        || board
            .variant()
            .attacks()
            .unsupported(kindAt(board, attacker), kindAt(board, target), board.timing());
  }

  /** Squares whose units have kinds that may support an attack (SQ-5.3, SQ-5.4, SQ-5.6). */
  static int mayBeSupportedBy(Board board, int attacker, int target) {
    int others = board.occupied(board.turnSide()) & ~Bits.of(attacker);
    if (isReserve(board, target)) {
      return others;
    }
    AttackTable table = board.variant().attacks();
    Kind kind = kindAt(board, attacker);
    Kind defender = kindAt(board, target);
    if (table.supported(kind, defender)) {
      return others;
    }
    return table.grandBattery(kind, defender) ? others & board.occupiedByGuns(board.turnSide()) : 0;
  }

  /** The attack that a legal order declares. */
  public static CurrentAttack declared(Board board, long order) {
    int step = AnswerCode.first(order);
    boolean supported = AnswerCode.type(order) == AnswerCode.Type.SUPPORTED_ATTACK;
    return new CurrentAttack(
        board.unitAt(AnswerCode.from(step)),
        supported ? board.unitAt(AnswerCode.from(AnswerCode.second(order))) : Board.NOBODY,
        isReserve(board, AnswerCode.to(step)) ? Board.NOBODY : board.unitAt(AnswerCode.to(step)),
        AnswerCode.to(step));
  }
}
