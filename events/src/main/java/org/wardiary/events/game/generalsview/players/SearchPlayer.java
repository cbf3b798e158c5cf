package org.wardiary.events.game.generalsview.players;

import java.util.function.Function;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.board.Board;

/**
 * A player that plans each turn's movement with a budget of positions ({@link TurnSearch}). An
 * instance for one game follows its plan as long as the questions are the ones it foresaw; this
 * shared instance makes a new plan for each answer.
 */
public final class SearchPlayer implements Player {

  private final String name;
  private final int nodes;
  private final Function<Position, Board> boards;

  /**
   * Creates a player.
   *
   * @param name its name, which includes the budget
   * @param nodes positions to examine for a turn's movement, 1 or more
   * @param boards gives the board of a position of this game
   */
  public SearchPlayer(String name, int nodes, Function<Position, Board> boards) {
    this.name = name;
    this.nodes = nodes;
    this.boards = boards;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Player forOneGame() {
    return new Planner();
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    return new Planner().choose(position, legal, draws);
  }

  /** The player in one game, with its plan. */
  private final class Planner implements Player {

    private long[] plan = {};
    private int next;
    private int ply = -1;

    @Override
    public String name() {
      return name;
    }

    @Override
    public long choose(Position position, AnswerList legal, RandomDraws draws) {
      Board board = boards.apply(position);
      if (board.question() != QuestionKind.TURN) {
        return AggressivePlayer.cheapest(board.rules(), legal);
      }
      boolean foreseen =
          board.ply() == ply + 1 && next < plan.length && position.isLegal(plan[next]);
      if (!foreseen) {
        plan = new TurnSearch(board, nodes, draws).best();
        next = 0;
      }
      ply = board.ply();
      return plan[next++];
    }
  }
}
