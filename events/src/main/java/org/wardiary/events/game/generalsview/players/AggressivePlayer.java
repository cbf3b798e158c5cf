package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPlayer;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;

/**
 * A player that raises a mix of units, guards its cities, marches on the other cities, and attacks
 * at good odds.
 */
public final class AggressivePlayer extends BoardPlayer<Board> {

  /** Creates the player. */
  public AggressivePlayer() {
    super("aggressive", Board.class);
  }

  @Override
  public long choose(Board board, AnswerList legal, RandomDraws draws) {
    return switch (board.question()) {
      case NOTHING, DRAW -> legal.get(draws.draw(legal.size()) - 1);
      case PICK -> cheapest(board.rules(), legal);
      case TURN -> new TurnPlan(new SideView(board)).choose(draws);
    };
  }

  static long cheapest(GeneralsViewRules rules, AnswerList legal) {
    long best = legal.get(0);
    for (int i = 1; i < legal.size(); i++) {
      int more = rules.cost(AnswerCode.kind(legal.get(i))) - rules.cost(AnswerCode.kind(best));
      if (more < 0 || more == 0 && legal.get(i) < best) {
        best = legal.get(i);
      }
    }
    return best;
  }
}
