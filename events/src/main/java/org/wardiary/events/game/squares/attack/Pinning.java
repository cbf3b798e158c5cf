package org.wardiary.events.game.squares.attack;

import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;

/** Finds the spaces beside guns, on which the guns' enemies are pinned (SQ-5.2). */
public final class Pinning {

  private Pinning() {}

  /** Spaces adjacent to a gun of a side outside its reserve. */
  public static int besideGun(Board board, int side) {
    int beside = 0;
    for (int left = board.occupiedByGuns(side); left != 0; left = Bits.rest(left)) {
      beside |= board.map().adjacent(Bits.first(left));
    }
    return beside;
  }

  /** Spaces adjacent to two or more guns of a side outside its reserve. */
  public static int besideTwoGuns(Board board, int side) {
    int one = 0;
    int two = 0;
    for (int left = board.occupiedByGuns(side); left != 0; left = Bits.rest(left)) {
      int near = board.map().adjacent(Bits.first(left));
      two |= one & near;
      one |= near;
    }
    return two;
  }
}
