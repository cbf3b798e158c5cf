package org.wardiary.events.game.squares.attack;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.order.OrderedUnits;

/** Counts and lists the legal attacks (SQ-5). */
public final class AttackChoices {

  private AttackChoices() {}

  /** Number of legal attacks. */
  public static int count(Board board) {
    int count = 0;
    for (int left = targetsInReach(board); left != 0; left = Bits.rest(left)) {
      int target = Bits.first(left);
      int attackers = Attacks.attackers(board, target);
      int supporters = attackers == 0 ? 0 : Attacks.supporters(board, target);
      for (int more = attackers; more != 0; more = Bits.rest(more)) {
        int attacker = Bits.first(more);
        count += Attacks.mayAttackUnsupported(board, attacker, target) ? 1 : 0;
        count += Bits.count(supporters & Attacks.mayBeSupportedBy(board, attacker, target));
      }
    }
    return count;
  }

  /** Targets that are edge-adjacent to a square that the acting side occupies. */
  private static int targetsInReach(Board board) {
    int beside = 0;
    for (int left = board.occupied(board.turnSide()); left != 0; left = Bits.rest(left)) {
      beside |= board.map().edgeAdjacent(Bits.first(left));
    }
    return beside & Attacks.targets(board);
  }

  /** Adds the legal attacks to a list. */
  public static void list(Board board, AnswerList out) {
    for (int left = targetsInReach(board); left != 0; left = Bits.rest(left)) {
      int target = Bits.first(left);
      int supporters = Attacks.supporters(board, target);
      for (int more = Attacks.attackers(board, target); more != 0; more = Bits.rest(more)) {
        listOf(board, Bits.first(more), target, supporters, out);
      }
    }
  }

  private static void listOf(
      Board board, int attacker, int target, int supporters, AnswerList out) {
    int step = OrderedUnits.step(board, board.unitAt(attacker), target);
    if (Attacks.mayAttackUnsupported(board, attacker, target)) {
      out.add(AnswerCode.attack(step));
    }
    int fitting = supporters & Attacks.mayBeSupportedBy(board, attacker, target);
    for (int left = fitting; left != 0; left = Bits.rest(left)) {
      out.add(
          AnswerCode.attack(
              step, OrderedUnits.step(board, board.unitAt(Bits.first(left)), target)));
    }
  }
}
