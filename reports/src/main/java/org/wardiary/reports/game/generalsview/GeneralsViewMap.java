package org.wardiary.reports.game.generalsview;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.reports.draw.Box;

/**
 * The grid of A General's View in units of a picture: west to the left, north above.
 *
 * @param width columns
 * @param height rows
 * @param cities gold a turn of each city, by square
 * @param place where its upper left corner is
 */
record GeneralsViewMap(int width, int height, Map<String, String> cities, Box place) {

  /** Width and height of a square. */
  static final double SIDE = 96;

  /** Reads the map file; the upper left corner of the board comes to (0, 0). */
  static GeneralsViewMap read(MapFile map) {
    try {
      JsonNode json = new ObjectMapper().readTree(map.text());
      Map<String, String> cities = new HashMap<>();
      for (JsonNode city : json.required("cities")) {
        cities.put(city.required("square").asText(), city.required("gold").asText());
      }
      return new GeneralsViewMap(
          json.required("width").asInt(),
          json.required("height").asInt(),
          cities,
          new Box(0, 0, 0, 0));
    } catch (JsonProcessingException e) {
      throw new BadMap(map.name(), "expected JSON but " + e.getOriginalMessage());
    }
  }

  /** The grid moved so that its corner comes to that of a place. */
  GeneralsViewMap at(Box corner) {
    return new GeneralsViewMap(width, height, cities, corner);
  }

  /** The whole board. */
  Box bounds() {
    return new Box(place.x(), place.y(), width * SIDE, height * SIDE);
  }

  /** Codes of all squares, by row from the north, then column. */
  List<String> codes() {
    List<String> codes = new ArrayList<>();
    for (int row = height; row >= 1; row--) {
      for (int column = 0; column < width; column++) {
        codes.add("" + (char) ('a' + column) + row);
      }
    }
    return codes;
  }

  /** A square's rectangle. */
  Box box(String code) {
    int column = code.charAt(0) - 'a';
    int row = Integer.parseInt(code.substring(1));
    return new Box(place.x() + column * SIDE, place.y() + (height - row) * SIDE, SIDE, SIDE);
  }
}
