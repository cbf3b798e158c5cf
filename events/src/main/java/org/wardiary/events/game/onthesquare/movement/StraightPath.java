package org.wardiary.events.game.onthesquare.movement;

import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The path of a part that moves straight forward without guns and passes nobody, as in charges and
 * retreats (WS-8.1, WS-9.2), within the limits of WS-5.1 to WS-5.3.
 */
public final class StraightPath {

  private final Board board;
  private final int unit;
  private final int way;
  private final int limit;
  private final int bonus;
  private int at;
  private int steps;
  private boolean roads;
  private boolean slow;

  /**
   * Creates a path that begins where a part stands, in the direction it faces.
   *
   * @param limit the limit in sectors, without the road bonus
   * @param bonus additional sectors if all of the path is road
   */
  public StraightPath(Board board, int part, int limit, int bonus) {
    this.board = board;
    unit = Units.unitOf(part);
    way = board.army().facing(part);
    this.limit = limit;
    this.bonus = bonus;
    at = board.army().sector(part);
    roads = board.terrain(at).road();
    slow = board.slow(at);
  }

  /** The sector reached so far. */
  public int at() {
    return at;
  }

  /** Number of steps made so far. */
  public int steps() {
    return steps;
  }

  /** The next sector; {@link Sector#NONE} off the field. */
  public int ahead() {
    return Sector.ahead(at, way);
  }

  /** Makes one more step; returns false if none may be made. */
  public boolean step() {
    int ahead = ahead();
    if (ahead == Sector.NONE || !board.army().free(ahead) || !board.mayEnter(unit, ahead, 0)) {
      return false;
    }
    roads &= board.terrain(ahead).road();
    slow |= board.slow(ahead);
    // a step from or into a slow sector takes the whole move
    if (steps > 0 && slow || steps + 1 > limit + (roads ? bonus : 0)) {
      return false;
    }
    at = ahead;
    steps++;
    return true;
  }
}
