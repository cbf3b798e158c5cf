package org.wardiary.events.game.recorded.proof;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.recorded.board.Piece;
import org.wardiary.events.game.recorded.board.RecordedBoard;

/**
 * All that stands in a recorded game.
 *
 * @param turn number of the turn, 0 before the first
 * @param side the side that acts; empty if none does, or all do
 * @param phase the phase; empty before the first that is named
 * @param units the space of each unit, {@link Piece#LOST} or {@link Piece#WAITING}
 * @param states the states of units by unit and word; units without any are left out
 * @param marks those of spaces, sides of spaces and sides, by {@code @0101}, {@code @0101|0102} or
 *     the side, then by word
 * @param losses number of units that each side has lost, first-named side first
 */
public record Picture(
    int turn,
    String side,
    String phase,
    SortedMap<String, String> units,
    SortedMap<String, SortedMap<String, String>> states,
    SortedMap<String, SortedMap<String, String>> marks,
    List<Integer> losses) {

  /** A picture to which a translation adds units, states and marks. */
  public static Picture blank(int turn, String side, String phase, int first, int second) {
    return new Picture(
        turn,
        side,
        phase,
        new TreeMap<>(),
        new TreeMap<>(),
        new TreeMap<>(),
        List.of(first, second));
  }

  /** Adds a state of a unit. */
  public Picture state(String unit, String word, Object value) {
    states.computeIfAbsent(unit, key -> new TreeMap<>()).put(word, Objects.toString(value));
    return this;
  }

  /** Adds a state of a space, a side of a space, or a side. */
  public Picture mark(String of, String word, Object value) {
    marks.computeIfAbsent(of, key -> new TreeMap<>()).put(word, Objects.toString(value));
    return this;
  }

  /** What stands in a position of a recorded game. */
  static Picture of(Position position) {
    RecordedBoard board = (RecordedBoard) ((BoardPosition<?>) position).board();
    String side = board.sides().nameOrEmpty(board.turnSide());
    Picture picture = blank(board.turn(), side, board.phase(), board.losses(0), board.losses(1));
    for (Map.Entry<String, Piece> unit : board.units().entrySet()) {
      picture.units.put(unit.getKey(), unit.getValue().place());
      if (!unit.getValue().states().isEmpty()) {
        picture.states.put(unit.getKey(), unit.getValue().states());
      }
    }
    picture.marks.putAll(board.marks());
    return picture;
  }
}
