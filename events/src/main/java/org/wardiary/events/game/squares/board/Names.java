package org.wardiary.events.game.squares.board;

import java.util.Arrays;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;

/** The names of sides, units and spaces in events and positions; empty for {@code NOBODY}. */
public final class Names {

  private static final String[] LETTERS =
      Arrays.stream(Kind.values())
          .map(kind -> String.valueOf(kind.letter()))
          .toArray(String[]::new);

  private final Board board;

  /** Creates the names for a board. */
  public Names(Board board) {
    this.board = board;
  }

  /** A side's name. */
  public String side(int side) {
    return board.sides().name(side);
  }

  /** The name of a unit's side. */
  public String sideOf(int unit) {
    return side(Armies.side(unit));
  }

  /** A unit's id, e.g. {@code I1}. */
  public String unit(int unit) {
    return unit < 0 ? "" : board.armies().id(unit);
  }

  /** The letter of a unit's kind. */
  public String kind(int unit) {
    return unit < 0 ? "" : LETTERS[board.kind(unit).ordinal()];
  }

  /** The code of a space. */
  public String space(int space) {
    return board.map().code(space);
  }

  /** The code of the space where a unit is. */
  public String spaceOf(int unit) {
    return unit < 0 ? "" : space(board.space(unit));
  }

  /** A winner's name, or {@code draw}. */
  public String result(int winner) {
    return winner == Ending.DRAW ? "draw" : side(winner);
  }
}
