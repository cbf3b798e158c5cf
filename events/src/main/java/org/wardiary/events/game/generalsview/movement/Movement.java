package org.wardiary.events.game.generalsview.movement;

import org.wardiary.events.game.generalsview.board.Army;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.unit.Kind;

/** Carries out the answers of movement, which must be legal (GV-3.2). */
public final class Movement {

  private final Board board;
  private final Steps steps;

  /**
   * @param board the board to read
   * @param steps its steps
   */
  public Movement(Board board, Steps steps) {
    this.board = board;
    this.steps = steps;
  }

  /** Movement points that a step of the acting side into a square costs (GV-3.2). */
  public static int stepCost(Board board, int square) {
    return board.territory().owner(square) == 1 - board.turnSide()
        ? board.rules().hostileStep()
        : 1;
  }

  /** Puts a unit into play in a city. */
  public void raise(Kind kind, int square) {
    steps.raise(kind, square);
  }

  /** Moves a unit one step; its side takes the square if no enemy unit stands there (GV-R4). */
  public void step(int unit, int to) {
    int side = board.turnSide();
    Army army = board.army(side);
    int cost = stepCost(board, to);
    boolean enemy = board.army(1 - side).standing(to) > 0;
    steps.move(unit, to);
    steps.spend(unit, cost, enemy ? 0 : army.points(unit) - cost);
    if (!enemy && board.territory().owner(to) != side) {
      steps.take(side, to, Steps.Cause.MOVEMENT);
    }
  }

  /** Ends movement: all units lose their remaining movement points. */
  public void end() {
    steps.endMovement();
  }
}
