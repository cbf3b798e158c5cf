package org.wardiary.events.game.hasami;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPlayer;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.RandomDraws;

/** Captures as many men as it can. */
final class AggressivePlayer extends BoardPlayer<Board> {

  AggressivePlayer() {
    super("aggressive", Board.class);
  }

  @Override
  public long choose(Board board, AnswerList legal, RandomDraws draws) {
    AnswerList best = new AnswerList();
    int most = -1;
    for (int i = 0; i < legal.size(); i++) {
      int taken = captures(board, legal.get(i));
      if (taken > most) {
        best.clear();
        most = taken;
      }
      if (taken == most) {
        best.add(legal.get(i));
      }
    }
    return best.get(draws.draw(best.size()) - 1);
  }

  /** How many men an order would capture. */
  private static int captures(Board board, long code) {
    int enemy = 1 - board.turnSide();
    Board then = board.copy();
    TurnSequence.play(then, new Steps(then, EventSink.NONE), code);
    return then.losses(enemy) - board.losses(enemy);
  }
}
