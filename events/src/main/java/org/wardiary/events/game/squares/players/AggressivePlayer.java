package org.wardiary.events.game.squares.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPlayer;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.decision.LegalAnswers;
import org.wardiary.events.game.squares.decision.Resolution;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;

/**
 * A player that plays for losses of the enemy, then for ground towards the enemy's reserve. It
 * follows each of its answers to the end of the action, assuming the replies that are worst for it,
 * and draws among the best.
 */
public final class AggressivePlayer extends BoardPlayer<Board> {

  private static final int VICTORY = 1_000_000;

  /**
   * Value of a point that the enemy loses; more than that of an own point, so that the player seeks
   * even exchanges.
   */
  private static final int ENEMY_POINT = 130;

  private static final int OWN_POINT = 100;
  private static final int PASS = -6;

  /** The player draws among the answers that are at most this much below the best. */
  private static final int SLACK = 3;

  /** Creates the player. */
  public AggressivePlayer() {
    super("aggressive", Board.class);
  }

  @Override
  public long choose(Board board, AnswerList legal, RandomDraws draws) {
    int side = board.decider();
    int[] scores = new int[legal.size()];
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < legal.size(); i++) {
      int pass = legal.get(i) == AnswerCode.PASS ? PASS : 0;
      scores[i] = after(board, legal.get(i), side) + pass;
      best = Math.max(best, scores[i]);
    }
    int good = 0;
    for (int score : scores) {
      good += score >= best - SLACK ? 1 : 0;
    }
    int drawn = draws.draw(good);
    for (int i = 0; i < scores.length; i++) {
      drawn -= scores[i] >= best - SLACK ? 1 : 0;
      if (drawn == 0) {
        return legal.get(i);
      }
    }
    throw new IllegalStateException("expected a legal answer but there is none");
  }

  /** Worth of an answer for a side. */
  private static int after(Board board, long code, int side) {
    Board then = board.copy();
    Resolution.play(then, code);
    return value(then, side);
  }

  /** Worth of a position for a side, once the action in progress is over. */
  private static int value(Board board, int side) {
    if (board.question() == QuestionKind.TURN || board.question() == QuestionKind.NONE) {
      return worth(board, side);
    }
    boolean own = board.decider() == side;
    int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    AnswerList answers = new AnswerList();
    LegalAnswers.list(board, answers);
    for (int i = 0; i < answers.size(); i++) {
      int value = after(board, answers.get(i), side);
      best = own ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private static int worth(Board board, int side) {
    int winner = board.ending().winner();
    if (winner == 0 || winner == 1) {
      return winner == side ? VICTORY : -VICTORY;
    }
    int points = ENEMY_POINT * board.losses(1 - side) - OWN_POINT * board.losses(side);
    return points + ground(board, side);
  }

  /**
   * How far a side's units have advanced, as the number of spaces that are closer to its reserve.
   */
  private static int ground(Board board, int side) {
    SquaresMap map = board.map();
    int ground = 0;
    for (int left = board.occupied(side); left != 0; left = Bits.rest(left)) {
      ground += Bits.count(map.closer(side, Bits.first(left)));
    }
    return ground;
  }
}
