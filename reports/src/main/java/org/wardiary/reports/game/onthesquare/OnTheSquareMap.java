package org.wardiary.reports.game.onthesquare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.reports.draw.Box;

/**
 * The field of Wargaming on the Square in units of a picture: west to the left, north above.
 *
 * @param rows letters of the terrain, the northernmost row first
 * @param place where its upper left corner is
 */
record OnTheSquareMap(List<String> rows, Box place) {

  /** Width and height of a sector. */
  static final double SIDE = 88;

  private static final List<String> CENTRE = List.of("f6", "g6", "f7", "g7");

  /** Reads the map file; the upper left corner of the field comes to (0, 0). */
  static OnTheSquareMap read(MapFile map) {
    try {
      List<String> rows = new ArrayList<>();
      for (JsonNode row : new ObjectMapper().readTree(map.text()).required("rows")) {
        rows.add(row.asText());
      }
      return new OnTheSquareMap(List.copyOf(rows), new Box(0, 0, 0, 0));
    } catch (JsonProcessingException e) {
      throw new BadMap(map.name(), "expected JSON but " + e.getOriginalMessage());
    }
  }

  /** The field moved so that its corner comes to that of a place. */
  OnTheSquareMap at(Box corner) {
    return new OnTheSquareMap(rows, corner);
  }

  /** The whole field. */
  Box bounds() {
    return new Box(place.x(), place.y(), rows.get(0).length() * SIDE, rows.size() * SIDE);
  }

  /** Codes of all sectors, by row from the north, then column. */
  List<String> codes() {
    List<String> codes = new ArrayList<>();
    for (int row = rows.size(); row >= 1; row--) {
      for (int column = 0; column < rows.get(0).length(); column++) {
        codes.add(code(column, row));
      }
    }
    return codes;
  }

  private static String code(int column, int row) {
    return "" + (char) ('a' + column) + row;
  }

  /** A sector's rectangle. */
  Box box(String code) {
    int column = code.charAt(0) - 'a';
    int row = Integer.parseInt(code.substring(1));
    return new Box(place.x() + column * SIDE, place.y() + (rows.size() - row) * SIDE, SIDE, SIDE);
  }

  /** Whether a code is that of a sector of the field. */
  boolean holds(String code) {
    int column = code.charAt(0) - 'a';
    int row = rows.size() - Integer.parseInt(code.substring(1));
    return column >= 0 && row >= 0 && row < rows.size() && column < rows.get(row).length();
  }

  /** A sector's letter in the map file, {@code .} off the field. */
  char terrain(String code) {
    int row = rows.size() - Integer.parseInt(code.substring(1));
    return holds(code) ? rows.get(row).charAt(code.charAt(0) - 'a') : '.';
  }

  /** Whether a sector is road or bridge. */
  boolean road(String code) {
    char letter = terrain(code);
    return letter == '+' || letter == '=';
  }

  /** Whether a sector is one of the four in the centre. */
  static boolean centre(String code) {
    return CENTRE.contains(code);
  }

  /**
   * The code of a neighbour, on the field or off it.
   *
   * @param way 0 north, 1 east, 2 south, 3 west
   */
  static String neighbour(String code, int way) {
    int column = code.charAt(0) - 'a' + (way == 1 ? 1 : way == 3 ? -1 : 0);
    int row = Integer.parseInt(code.substring(1)) + (way == 0 ? 1 : way == 2 ? -1 : 0);
    return code(column, row);
  }
}
