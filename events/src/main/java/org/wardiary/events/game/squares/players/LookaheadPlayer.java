package org.wardiary.events.game.squares.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPlayer;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;

/**
 * A player that evaluates all its answers, looks one enemy reply ahead for the most promising ones,
 * and draws among the best.
 */
public final class LookaheadPlayer extends BoardPlayer<Board> {

  /** Number of answers that are examined more closely. */
  private static final int PROMISING = 12;

  /** From this turn on, the slack grows, so that a game that goes in circles ends. */
  private static final int LONG_GAME = 200;

  /** Number of first turns in which the slack is larger, so that openings differ. */
  private static final int OPENING = 8;

  /** The amount by which the slack of the opening shrinks each turn. */
  private static final int OPENING_SLACK = 16;

  private final PlayingStyle style;

  /** A player of a style. */
  public LookaheadPlayer(PlayingStyle style) {
    super(style.title(), Board.class);
    this.style = style;
  }

  @Override
  public long choose(Board board, AnswerList legal, RandomDraws draws) {
    if (legal.size() == 1) {
      return legal.get(0);
    }
    Lookahead ahead = new Lookahead(style, board, board.decider());
    long[] promising = promising(board, legal, ahead, draws);
    int slack = slack(board.turn());
    int[] worths = new int[promising.length];
    int best = Lookahead.NO_BOUND;
    for (int i = 0; i < promising.length; i++) {
      worths[i] = ahead.worthAfterReply(board, promising[i], best - slack);
      best = Math.max(best, worths[i]);
    }
    int good = 0;
    for (int i = 0; i < promising.length; i++) {
      if (worths[i] >= best - slack) {
        promising[good++] = promising[i];
      }
    }
    return promising[draws.draw(good) - 1];
  }

  /** How far below the best an answer may be to be drawn. */
  private int slack(int turn) {
    int opening = Math.max(0, OPENING - turn) * OPENING_SLACK;
    return StyleWeight.SLACK.in(style) + opening + Math.max(0, turn - LONG_GAME) / 4;
  }

  /**
   * The answers of the greatest worth, best first, with ties in random order, and always PASS if
   * legal.
   */
  private static long[] promising(
      Board board, AnswerList legal, Lookahead ahead, RandomDraws draws) {
    int size = Math.min(PROMISING, legal.size());
    long[] codes = new long[size];
    long[] keys = new long[size];
    int filled = 0;
    for (int i = 0; i < legal.size(); i++) {
      long random = draws.draw(1 << 16);
      long key = ((long) ahead.worth(board, legal.get(i)) << 16) + random;
      int at = filled;
      while (at > 0 && keys[at - 1] < key) {
        at--;
      }
      if (at == size) {
        continue;
      }
      int end = filled == size ? size - 1 : filled++;
      System.arraycopy(keys, at, keys, at + 1, end - at);
      System.arraycopy(codes, at, codes, at + 1, end - at);
      keys[at] = key;
      codes[at] = legal.get(i);
    }
    keepPass(legal, codes);
    return codes;
  }

  /**
   * Puts PASS in the last place if it is legal but missing, since only the double turn after it
   * shows its worth.
   */
  private static void keepPass(AnswerList legal, long[] codes) {
    for (long code : codes) {
      if (code == AnswerCode.PASS) {
        return;
      }
    }
    if (legal.contains(AnswerCode.PASS)) {
      codes[codes.length - 1] = AnswerCode.PASS;
    }
  }
}
