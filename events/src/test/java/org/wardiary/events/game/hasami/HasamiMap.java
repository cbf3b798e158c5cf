package org.wardiary.events.game.hasami;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import java.util.Optional;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.Text;

/**
 * The board (HS-1.1): squares are numbered from 0, row by row from {@code a1}.
 *
 * @param size rows and columns, 3 to 9
 */
public record HasamiMap(int size) implements GameMap {

  /** Takes the place of a square where there is none. */
  public static final int NONE = -1;

  private static final int SMALLEST = 3;
  private static final int LARGEST = 9;

  /**
   * Reads {@code {"size":7}}.
   *
   * @throws BadMap if it is anything else
   */
  static HasamiMap read(MapFile file) {
    try {
      JsonNode size = new ObjectMapper().readTree(file.text()).path("size");
      if (size.isInt() && size.intValue() >= SMALLEST && size.intValue() <= LARGEST) {
        return new HasamiMap(size.intValue());
      }
      throw new BadMap(file.name(), Text.of("expected 'size' from 3 to 9 but got '%s'", size));
    } catch (JsonProcessingException e) {
      throw new BadMap(file.name(), "expected JSON but got " + e.getOriginalMessage());
    }
  }

  /** Number of squares. */
  public int squares() {
    return size * size;
  }

  /** A square's name (HS-1.2), e.g. {@code a1}. */
  public String name(int square) {
    return Text.of("%c%d", (char) ('a' + square % size), square / size + 1);
  }

  /** The square with a name, {@link #NONE} if there is none. */
  public int square(String name) {
    if (name.length() != 2) {
      return NONE;
    }
    int column = name.charAt(0) - 'a';
    int row = name.charAt(1) - '1';
    return onBoard(column) && onBoard(row) ? row * size + column : NONE;
  }

  /** The square next to one in a direction; {@link #NONE} beyond the edge. */
  int next(int square, Direction direction) {
    int column = square % size + direction.columns;
    int row = square / size + direction.rows;
    return onBoard(column) && onBoard(row) ? row * size + column : NONE;
  }

  /** The direction from a square straight to another. */
  Optional<Direction> way(int from, int to) {
    int columns = Integer.signum(to % size - from % size);
    int rows = Integer.signum(to / size - from / size);
    return Arrays.stream(Direction.values())
        .filter(direction -> direction.columns == columns && direction.rows == rows)
        .findFirst();
  }

  private boolean onBoard(int number) {
    return number >= 0 && number < size;
  }

  /** The four directions of orders and captures. */
  enum Direction {
    NORTH(0, 1),
    EAST(1, 0),
    SOUTH(0, -1),
    WEST(-1, 0);

    private final int columns;
    private final int rows;

    Direction(int columns, int rows) {
      this.columns = columns;
      this.rows = rows;
    }
  }
}
