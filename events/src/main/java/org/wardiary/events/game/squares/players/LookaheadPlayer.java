package org.wardiary.events.game.squares.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Draws;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.SquaresPosition;
import org.wardiary.events.game.squares.answer.AnswerCode;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.decision.Inquiry;

/**
 * Weighs all its answers at a glance, looks one enemy reply ahead at the most promising, and
 * chooses among the best by lot.
 */
public final class LookaheadPlayer implements Player {

  /** So many answers are looked at more closely. */
  private static final int PROMISING = 12;

  /** From this turn on the lot decides more and more, so that a game that goes in circles ends. */
  private static final int LONG_GAME = 200;

  /** In the first turns the lot decides more, so that openings differ: so much less each turn. */
  private static final int OPENING = 8;

  private static final int OPENING_SLACK = 16;

  private final PlayingStyle style;

  public LookaheadPlayer(PlayingStyle style) {
    this.style = style;
  }

  @Override
  public String name() {
    return style.title();
  }

  @Override
  public long choose(Position position, AnswerList legal, Draws draws) {
    if (legal.size() == 1) {
      return legal.get(0);
    }
    Board board = ((SquaresPosition) position).board();
    Lookahead ahead = new Lookahead(style, board, Inquiry.decides(board));
    long[] promising = promising(board, legal, ahead, draws);
    int slack = slack(board.turn());
    int[] worths = new int[promising.length];
    int best = Lookahead.NO_BOUND;
    for (int i = 0; i < promising.length; i++) {
      worths[i] = ahead.look(board, promising[i], best - slack);
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

  /** So much below the best is good enough for the lot. */
  private int slack(int turn) {
    int opening = Math.max(0, OPENING - turn) * OPENING_SLACK;
    return StyleWeight.SLACK.in(style) + opening + Math.max(0, turn - LONG_GAME) / 4;
  }

  /** The answers that look best at a glance, best first, and PASS; among equals the lot decides. */
  private static long[] promising(Board board, AnswerList legal, Lookahead ahead, Draws draws) {
    int size = Math.min(PROMISING, legal.size());
    long[] codes = new long[size];
    long[] keys = new long[size];
    int filled = 0;
    for (int i = 0; i < legal.size(); i++) {
      long lot = draws.draw(1 << 16);
      long key = ((long) ahead.glance(board, legal.get(i)) << 16) + lot;
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

  /** A PASS shows its worth only in the double turn after it, so it is always looked at. */
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
