package org.wardiary.events.game.generalsview.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPlayer;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.board.Board;

/**
 * A player that plans each turn's movement with a budget of positions ({@link TurnSearch}). An
 * instance for one game follows its plan as long as the questions are the ones it foresaw; this
 * shared instance makes a new plan for each answer.
 */
public final class SearchPlayer extends BoardPlayer<Board> {

  private final int nodes;

  /**
   * Creates a player.
   *
   * @param name its name, which includes the budget
   * @param nodes positions to examine for a turn's movement, 1 or more
   */
  public SearchPlayer(String name, int nodes) {
    super(name, Board.class);
    this.nodes = nodes;
  }

  @Override
  public Player forOneGame() {
    return new Planner(this);
  }

  @Override
  public long choose(Board board, AnswerList legal, RandomDraws draws) {
    return new Planner(this).choose(board, legal, draws);
  }

  /** The player in one game, with its plan. */
  private static final class Planner extends BoardPlayer<Board> {

    private final int nodes;
    private long[] plan = {};
    private int next;
    private int ply = -1;

    Planner(SearchPlayer player) {
      super(player.name(), Board.class);
      nodes = player.nodes;
    }

    @Override
    public long choose(Board board, AnswerList legal, RandomDraws draws) {
      if (board.question() != QuestionKind.TURN) {
        return AggressivePlayer.cheapest(board.rules(), legal);
      }
      boolean foreseen = board.ply() == ply + 1 && next < plan.length && legal.contains(plan[next]);
      if (!foreseen) {
        plan = new TurnSearch(board, nodes, draws).best();
        next = 0;
      }
      ply = board.ply();
      return plan[next++];
    }
  }
}
