package org.wardiary.events.game.squares.players;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.attack.AttackChoices;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.decision.LegalAnswers;
import org.wardiary.events.game.squares.decision.Resolution;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.movement.Moves;
import org.wardiary.events.game.squares.order.OrderedUnits;

/**
 * Looks ahead from an answer to the end of its action, then to the enemy's best reply, and from
 * there to the side's own next attack. Only attacks and moves into an empty reserve are considered;
 * no other move changes anything at once. For one choice; not thread-safe.
 */
public final class Lookahead {

  /** A bound that is less than any worth. */
  public static final int NO_BOUND = -2 * Evaluation.VICTORY;

  /** Number of turns examined after an answer: the enemy's, then the side's own. */
  private static final int TURNS = 2;

  private final Evaluation evaluation;
  private final int side;
  private final int follow;
  private final List<AnswerList> lists = new ArrayList<>();
  private int depth;

  /**
   * Creates a lookahead from a position.
   *
   * @param side the side that gives the answer
   */
  public Lookahead(PlayingStyle style, Board board, int side) {
    this.evaluation = new Evaluation(style, board, side);
    this.side = side;
    this.follow = StyleWeight.FOLLOW.in(style);
  }

  /** Worth of an answer once its action is over, before the enemy's reply. */
  public int worth(Board board, long code) {
    return after(board, code, 0, NO_BOUND);
  }

  /**
   * Worth of an answer after the enemy's best reply.
   *
   * @param bound if the worth is below this bound, any value below the bound may be returned
   */
  public int worthAfterReply(Board board, long code, int bound) {
    return after(board, code, TURNS, bound);
  }

  private int after(Board board, long code, int turns, int bound) {
    Board then = board.copy();
    Resolution.play(then, code);
    return value(then, turns, bound);
  }

  private int value(Board board, int turns, int bound) {
    if (board.question() == QuestionKind.NONE
        || board.question() == QuestionKind.TURN && turns == 0) {
      return evaluation.worth(board);
    }
    depth++;
    int value =
        board.question() == QuestionKind.TURN
            ? turn(board, turns, bound)
            : finishAction(board, turns, bound);
    depth--;
    return value;
  }

  /** Worth if whoever decides each question of an action gives the answer that is best for them. */
  private int finishAction(Board board, int turns, int bound) {
    boolean own = board.decider() == side;
    AnswerList answers = list();
    LegalAnswers.list(board, answers);
    int best = own ? NO_BOUND : -NO_BOUND;
    for (int i = 0; i < answers.size() && (own || best >= bound); i++) {
      int value = after(board, answers.get(i), turns, bound);
      best = own ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /** Worth of a turn in which a side attacks, wins by a move, or leaves the worth unchanged. */
  private int turn(Board board, int turns, int bound) {
    int mover = board.turnSide();
    boolean own = mover == side;
    int quiet = evaluation.worth(board);
    int best = quiet;
    AnswerList attacks = list();
    AttackChoices.list(board, attacks);
    addEntries(board, attacks);
    for (int i = 0; i < attacks.size() && (own || best >= bound); i++) {
      // the second action of a double turn does not count as another turn
      int turnsLeft = board.actionsLeft() == 2 ? turns : turns - 1;
      int value = after(board, attacks.get(i), turnsLeft, own ? NO_BOUND : bound);
      best = own ? Math.max(best, value) : Math.min(best, value);
    }
    return own && turns < TURNS ? quiet + (best - quiet) * follow / 100 : best;
  }

  /** Adds the moves that win by entering the enemy's reserve (SQ-8.1). */
  static void addEntries(Board board, AnswerList out) {
    int enemy = 1 - board.turnSide();
    if (board.inReserve(enemy) != 0) {
      return;
    }
    int reserve = board.map().reserve(enemy);
    int movers = board.mayMove(board.turnSide()) & ~board.inReserve(board.turnSide());
    for (int left = board.occupied(board.turnSide()); left != 0; left = Bits.rest(left)) {
      int unit = board.unitAt(Bits.first(left));
      int reached = Moves.targets(board, board.kind(unit), board.space(unit));
      if (Bits.has(movers, unit) && Bits.has(reached, reserve)) {
        out.add(AnswerCode.move(OrderedUnits.step(board, unit, reserve)));
      }
    }
  }

  private AnswerList list() {
    while (lists.size() <= depth) {
      lists.add(new AnswerList());
    }
    AnswerList list = lists.get(depth);
    list.clear();
    return list;
  }
}
