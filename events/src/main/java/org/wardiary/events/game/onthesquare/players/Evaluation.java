package org.wardiary.events.game.onthesquare.players;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Evaluates a position at the end of a turn for a side, in quarters of a man. */
final class Evaluation {

  private static final double VICTORY = 5_000;

  /** Value of having held the centre once, which wins if it is held again (WS-10.1). */
  private static final double HELD = 300;

  /**
   * Value of a number of centre sectors held by unboxed parts (WS-10.1); the last ones add more.
   */
  private static final double[] CENTRE = {0, 30, 65, 110, 170};

  private static final double MAN = 4;

  /** Value of a gun, which by the rulebook fires up to three cards a turn (WS-7.4). */
  private static final double GUN = 16;

  /**
   * Cost of each sector between a unit and the centre; {@code FAR} is the greatest distance that
   * counts.
   */
  private static final double STEP = 3;

  private static final int FAR = 7;

  private final Board board;
  private final Army army;

  Evaluation(Board board) {
    this.board = board;
    this.army = board.army();
  }

  double of(int side) {
    int winner = board.ending().winner();
    if (board.ending() != Ending.NONE && winner != Ending.DRAW) {
      return winner == side ? VICTORY : -VICTORY;
    }
    double worth = own(side) - own(1 - side);
    if (board.held() >= 0) {
      worth += board.held() == side ? HELD : -HELD;
    }
    return worth;
  }

  private double own(int side) {
    double worth = CENTRE[army.centre(side)];
    for (int unit = side * Units.SIDE_UNITS; unit < (side + 1) * Units.SIDE_UNITS; unit++) {
      int men = army.active(unit) ? army.totalMen(unit) : 0;
      if (men > 0) {
        worth += MAN * men + GUN * board.guns().count(unit) - STEP * away(unit);
      }
    }
    return worth;
  }

  private int away(int unit) {
    int away = FAR;
    for (int sector : Sector.CENTRE) {
      away = Math.min(away, Sector.distance(army.sector(Units.base(unit)), sector));
    }
    return away;
  }
}
