package org.wardiary.events.game.squares.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Draws;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.SquaresPosition;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.decision.Inquiry;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;

/**
 * Plays for losses of the enemy, then for ground towards his reserve. It looks at each of its
 * answers to the end of the action, the enemy answering as badly for it as he can, and chooses
 * among the best by lot.
 */
public final class AggressivePlayer implements Player {

  public static final Player PLAYER = new AggressivePlayer();

  private static final int VICTORY = 1_000_000;

  /** An enemy's point is worth more than one's own, so that even exchanges are sought. */
  private static final int ENEMY_POINT = 130;

  private static final int OWN_POINT = 100;
  private static final int PASS = -6;

  /** Slack below the best score within which the lot decides, in units of ground. */
  private static final int SLACK = 3;

  private AggressivePlayer() {}

  @Override
  public String name() {
    return "aggressive";
  }

  @Override
  public long choose(Position position, AnswerList legal, Draws draws) {
    int side = position.question().decides();
    int[] scores = new int[legal.size()];
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < legal.size(); i++) {
      SquaresPosition then = (SquaresPosition) position.copy();
      then.play(legal.get(i), EventSink.NONE);
      int pass = legal.get(i) == AnswerCode.PASS ? PASS : 0;
      scores[i] = value(then, side) + pass;
      best = Math.max(best, scores[i]);
    }
    int good = 0;
    for (int score : scores) {
      good += score >= best - SLACK ? 1 : 0;
    }
    int lot = draws.draw(good);
    for (int i = 0; i < scores.length; i++) {
      lot -= scores[i] >= best - SLACK ? 1 : 0;
      if (lot == 0) {
        return legal.get(i);
      }
    }
    throw new IllegalStateException("expected a legal answer but there is none");
  }

  /** Worth of a position for a side, once the action that goes on is over. */
  private static int value(SquaresPosition position, int side) {
    Board board = position.board();
    if (board.query() == QuestionKind.TURN || board.query() == QuestionKind.NONE) {
      return worth(board, side);
    }
    boolean own = Inquiry.decides(board) == side;
    int best = own ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    AnswerList answers = new AnswerList();
    position.legal(answers);
    for (int i = 0; i < answers.size(); i++) {
      SquaresPosition then = (SquaresPosition) position.copy();
      then.play(answers.get(i), EventSink.NONE);
      int value = value(then, side);
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

  /** How far a side's units have come, in spaces left behind. */
  private static int ground(Board board, int side) {
    SquaresMap map = board.layout();
    int ground = 0;
    for (int left = board.held(side); left != 0; left = Bits.rest(left)) {
      ground += Bits.count(map.closer(side, Bits.first(left)));
    }
    return ground;
  }
}
