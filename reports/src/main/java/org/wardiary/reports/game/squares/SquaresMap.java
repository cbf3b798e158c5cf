package org.wardiary.reports.game.squares;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.reports.draw.Box;

/**
 * The board of SQUARES as its map file draws it, in units of a picture.
 *
 * @param spaces all spaces in the file's order
 * @param north code of the northern reserve
 * @param south code of the southern reserve
 */
record SquaresMap(List<Space> spaces, String north, String south) {

  /** Units of a picture to an inch of the map. */
  static final double INCH = 64;

  /**
   * A space.
   *
   * @param code e.g. {@code B3C}
   * @param terrain {@code clear}, {@code forest} or {@code reserve}
   * @param box its rectangle
   */
  record Space(String code, String terrain, Box box) {

    boolean isForest() {
      return terrain.equals("forest");
    }

    boolean isReserve() {
      return terrain.equals("reserve");
    }
  }

  /** Copies the list. */
  SquaresMap {
    spaces = List.copyOf(spaces);
  }

  /** Reads the map file; the upper left corner of the board comes to (0, 0). */
  static SquaresMap read(MapFile map) {
    try {
      JsonNode json = new ObjectMapper().readTree(map.text());
      List<Space> spaces = new ArrayList<>();
      for (JsonNode space : json.required("spaces")) {
        spaces.add(
            new Space(
                space.required("code").asText(),
                space.required("terrain").asText(),
                box(space.required("rect"))));
      }
      JsonNode reserves = json.required("reserves");
      return new SquaresMap(
              spaces, reserves.required("north").asText(), reserves.required("south").asText())
          .moved();
    } catch (JsonProcessingException e) {
      throw new BadMap(map.name(), "expected JSON but " + e.getOriginalMessage());
    }
  }

  private static Box box(JsonNode rect) {
    double west = rect.get(0).asDouble() * INCH;
    double top = rect.get(1).asDouble() * INCH;
    return new Box(
        west, top, rect.get(2).asDouble() * INCH - west, rect.get(3).asDouble() * INCH - top);
  }

  /** The whole board. */
  Box bounds() {
    return spaces.stream().map(Space::box).reduce(Box::with).orElseThrow();
  }

  private SquaresMap moved() {
    Box bounds = bounds();
    return at(new Box(-bounds.x(), -bounds.y(), 0, 0));
  }

  /** The board moved so that its corner comes to that of a place. */
  SquaresMap at(Box place) {
    List<Space> moved =
        spaces.stream()
            .map(
                space ->
                    new Space(
                        space.code(),
                        space.terrain(),
                        new Box(
                            space.box().x() + place.x(),
                            space.box().y() + place.y(),
                            space.box().width(),
                            space.box().height())))
            .toList();
    return new SquaresMap(moved, north, south);
  }

  /** The spaces by their codes. */
  Map<String, Space> byCode() {
    Map<String, Space> byCode = new LinkedHashMap<>();
    spaces.forEach(space -> byCode.put(space.code(), space));
    return byCode;
  }
}
