package org.wardiary.events.game.onthesquare.fire;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Weapon;

/**
 * Lines of sight (WS-7.3), computed in whole numbers. A sector is a square of side 1. The firing
 * sector extends from (0,0) to (1,1) and faces north; x runs to its right. For every target in
 * range, the sectors are listed through whose inside a line from a front corner to a corner of the
 * target passes.
 */
final class Sight {

  /** The largest range under any rules. */
  private static final int RANGE = 6;

  private static final int CORNERS = 4;

  /** Number of corners of the target that must be visible from both front corners. */
  private static final int NEEDED = 3;

  /**
   * For each number of steps forward (1 to 6) and to the right (-3 to 3), and for each corner of
   * the target: the sectors in the way, as pairs of steps to the right and forward.
   */
  private static final int[][][] BARS = new int[(RANGE + 1) * (RANGE + 1)][][];

  static {
    for (int forward = 1; forward <= RANGE; forward++) {
      for (int side = -forward; side <= forward; side++) {
        if (forward + Math.abs(side) <= RANGE) {
          BARS[index(forward, side)] = bars(forward, side);
        }
      }
    }
  }

  private Sight() {}

  private static int index(int forward, int side) {
    return (RANGE + 1) * forward + side + RANGE / 2;
  }

  private static int[][] bars(int forward, int side) {
    int[][] bars = new int[CORNERS][];
    for (int corner = 0; corner < CORNERS; corner++) {
      int toX = side + corner % 2;
      int toY = forward + corner / 2;
      List<Integer> in = new ArrayList<>();
      for (int y = -1; y <= RANGE + 1; y++) {
        for (int x = -RANGE - 1; x <= RANGE + 1; x++) {
          boolean own = x == 0 && y == 0 || x == side && y == forward;
          if (!own && (crosses(0, toX, toY, x, y) || crosses(1, toX, toY, x, y))) {
            in.add(x);
            in.add(y);
          }
        }
      }
      bars[corner] = in.stream().mapToInt(Integer::intValue).toArray();
    }
    return bars;
  }

  /**
   * Whether the line from the front corner (fromX, 1) to (toX, toY) passes through the inside of
   * the sector from (x, y) to (x+1, y+1). A point of the line is given by t from 0 to 1; it is
   * inside where both its x and its y lie strictly between the sector's edges.
   */
  private static boolean crosses(int fromX, int toX, int toY, int x, int y) {
    long[] range = {0, 1, 1, 1};
    return narrow(range, fromX, toX - fromX, x) && narrow(range, 1, toY - 1, y);
  }

  /**
   * Narrows an open range of t, from range[0]/range[1] to range[2]/range[3], to where edge < start
   * + t * way < edge + 1.
   *
   * @return whether the range is not empty
   */
  private static boolean narrow(long[] range, int start, int way, int edge) {
    if (way == 0) {
      return false; // start is a whole number, so on or beyond an edge
    }
    long low = way > 0 ? edge - start : start - edge - 1;
    long size = Math.abs(way);
    if (low * range[1] > range[0] * size) {
      range[0] = low;
      range[1] = size;
    }
    if ((low + 1) * range[3] < range[2] * size) {
      range[2] = low + 1;
      range[3] = size;
    }
    return range[0] * range[3] < range[2] * range[1];
  }

  /**
   * Whether a part has a sector in range and sight, in the direction it faces or, if it is the base
   * of a square, in any direction (WS-7.2, WS-7.3).
   *
   * @param weapon the weapon whose range applies
   */
  static boolean aims(Board board, int part, int target, Weapon weapon) {
    int from = board.army().sector(part);
    if (Sector.distance(from, target) > board.rules().range(weapon)) {
      return false;
    }
    if (!board.firesAllRound(part)) {
      return sees(board, from, target, board.army().facing(part));
    }
    for (int facing = 0; facing < Facing.COUNT; facing++) {
      if (sees(board, from, target, facing)) {
        return true;
      }
    }
    return false;
  }

  private static boolean sees(Board board, int from, int target, int facing) {
    int right = Facing.right(facing);
    int dx = Sector.column(target) - Sector.column(from);
    int dy = Sector.row(target) - Sector.row(from);
    int forward = dx * Facing.dx(facing) + dy * Facing.dy(facing);
    int side = dx * Facing.dx(right) + dy * Facing.dy(right);
    if (forward < 1 || Math.abs(side) > forward) {
      return false;
    }
    int free = 0;
    for (int[] bars : BARS[index(forward, side)]) {
      free += clear(board, from, facing, bars) ? 1 : 0;
    }
    return free >= NEEDED;
  }

  private static boolean clear(Board board, int from, int facing, int[] bars) {
    int right = Facing.right(facing);
    for (int i = 0; i < bars.length; i += 2) {
      int x = Sector.column(from) + bars[i] * Facing.dx(right) + bars[i + 1] * Facing.dx(facing);
      int y = Sector.row(from) + bars[i] * Facing.dy(right) + bars[i + 1] * Facing.dy(facing);
      int sector = Sector.at(x, y);
      if (!board.army().free(sector) || board.map().terrain(sector).obstacle()) {
        return false;
      }
    }
    return true;
  }
}
