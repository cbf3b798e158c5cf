package org.wardiary.events.game.squares.board;

import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.events.event.MusteredUnit;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Armies;
import org.wardiary.events.game.squares.unit.Kind;

/** Names of sides, units and spaces as events and positions write them; "" for nobody. */
public final class Names {

  private static final String[] LETTERS = letters();

  private final SquaresMap layout;

  public Names(SquaresMap layout) {
    this.layout = layout;
  }

  private static String[] letters() {
    String[] letters = new String[Kind.count()];
    for (Kind kind : Kind.values()) {
      letters[kind.ordinal()] = String.valueOf(kind.letter());
    }
    return letters;
  }

  public String side(int side) {
    return layout.variant().sides().get(side);
  }

  public String sideOf(int unit) {
    return side(Armies.side(unit));
  }

  public String unit(int unit) {
    return unit < 0 ? "" : layout.armies().id(unit);
  }

  /** A unit's kind, its letter. */
  public String kind(int unit) {
    return unit < 0 ? "" : LETTERS[layout.armies().kind(unit).ordinal()];
  }

  /** A side's units in order (SQ-2.2). */
  public List<MusteredUnit> army(int side) {
    return IntStream.range(0, layout.armies().size())
        .mapToObj(index -> 16 * side + index)
        .map(unit -> new MusteredUnit(unit(unit), kind(unit)))
        .toList();
  }

  public String space(int space) {
    return layout.code(space);
  }

  /** The space where a unit stands. */
  public String spaceOf(Board board, int unit) {
    return unit < 0 ? "" : layout.code(board.space(unit));
  }

  /** A side's name or {@code draw}. */
  public String result(int winner) {
    return winner == Ending.DRAW ? "draw" : side(winner);
  }
}
