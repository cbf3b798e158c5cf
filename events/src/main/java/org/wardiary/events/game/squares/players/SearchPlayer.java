package org.wardiary.events.game.squares.players;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPlayer;
import org.wardiary.events.game.RandomDraws;
import org.wardiary.events.game.squares.board.Board;

/**
 * A player that searches the game tree with a budget of positions for each answer ({@link Search}).
 * Chance decides between answers of about equal worth.
 */
public final class SearchPlayer extends BoardPlayer<Board> {

  /**
   * Size of the random addition to an answer's worth, in hundredths of a point; larger in the first
   * turns.
   */
  private static final int NOISE = 3;

  /** From this turn on, the random additions grow, so that a game that goes in circles ends. */
  private static final int LONG_GAME = 200;

  private static final int OPENING = 8;
  private static final int OPENING_NOISE = 4;

  private final int nodes;

  /**
   * Creates a player.
   *
   * @param name its name, which includes the budget
   * @param nodes positions to examine for an answer, 1 or more
   */
  public SearchPlayer(String name, int nodes) {
    super(name, Board.class);
    this.nodes = nodes;
  }

  @Override
  public long choose(Board board, AnswerList legal, RandomDraws draws) {
    if (legal.size() == 1) {
      return legal.get(0);
    }
    int opening = Math.max(0, OPENING - board.turn()) * OPENING_NOISE;
    int noise = NOISE + opening + Math.max(0, board.turn() - LONG_GAME) / 4;
    RootAnswer[] answers = new RootAnswer[legal.size()];
    for (int i = 0; i < answers.length; i++) {
      answers[i] = new RootAnswer(legal.get(i), draws.draw(noise) - 1);
    }
    return new Search(board, nodes).best(answers);
  }
}
