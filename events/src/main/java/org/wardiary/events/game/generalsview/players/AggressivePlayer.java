package org.wardiary.events.game.generalsview.players;

import java.util.function.Function;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.unit.GeneralsViewRules;

/**
 * A player that raises a mix of units, guards its cities, marches on the other cities, and attacks
 * at good odds.
 */
public final class AggressivePlayer implements Player {

  private final Function<Position, Board> boards;

  /**
   * @param boards gives the board of a position of this game
   */
  public AggressivePlayer(Function<Position, Board> boards) {
    this.boards = boards;
  }

  @Override
  public String name() {
    return "aggressive";
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    Board board = boards.apply(position);
    return switch (board.question()) {
      case NOTHING, DRAW -> legal.get(draws.draw(legal.size()) - 1);
      case PICK -> cheapest(board.rules(), legal);
      case TURN -> new TurnPlan(new SideView(board)).choose(draws);
    };
  }

  /** The pick of the cheapest of several units that fight equally well. */
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
