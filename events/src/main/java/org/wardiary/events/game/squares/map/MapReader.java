package org.wardiary.events.game.squares.map;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.StrictJson;
import org.wardiary.events.text.Text;

/** Reads a map file of SQUARES (SQ-1). */
final class MapReader {

  private static final int MOST_SPACES = 32;

  private final String name;

  private MapReader(String name) {
    this.name = name;
  }

  /**
   * The content of a map file.
   *
   * @param spaces 3 to 32 spaces, in the order of the file
   * @param north code of the northern reserve
   * @param south code of the southern reserve
   */
  record Content(List<Space> spaces, String north, String south) {

    /** Copies the list. */
    Content {
      spaces = List.copyOf(spaces);
    }
  }

  /**
   * Reads a map file.
   *
   * @throws BadMap if the file breaks SQ-1; the message gives the reason
   */
  static Content read(MapFile map) {
    return new MapReader(map.name()).content(map.text());
  }

  private Content content(String text) {
    JsonNode root = parse(text);
    List<Space> spaces = new ArrayList<>();
    for (JsonNode node : field(root, "spaces")) {
      spaces.add(space(node));
    }
    if (spaces.size() < 3 || spaces.size() > MOST_SPACES) {
      throw bad("expected 3 to %d spaces but got %d", MOST_SPACES, spaces.size());
    }
    JsonNode reserves = field(root, "reserves");
    Content content = new Content(spaces, text(reserves, "north"), text(reserves, "south"));
    new MapCheck(name, content).check();
    return content;
  }

  private JsonNode parse(String text) {
    try {
      return StrictJson.read(text);
    } catch (JsonProcessingException e) {
      throw bad("expected JSON but got %s", StrictJson.problem(e));
    }
  }

  private Space space(JsonNode node) {
    String code = text(node, "code");
    if (!code.matches("[A-Z0-9]{1,8}")) {
      throw bad("expected a code of 1 to 8 capital letters and digits but got '%s'", code);
    }
    JsonNode rect = field(node, "rect");
    if (!rect.isArray() || rect.size() != 4) {
      throw bad("space %s: expected rect [west, north, east, south] but got %s", code, rect);
    }
    Space space =
        new Space(
            code,
            terrain(code, text(node, "terrain")),
            number(code, rect.get(0)),
            number(code, rect.get(1)),
            number(code, rect.get(2)),
            number(code, rect.get(3)));
    if (space.west().compareTo(space.east()) >= 0 || space.north().compareTo(space.south()) >= 0) {
      throw bad("space %s: expected west < east and north < south but got %s", code, rect);
    }
    return space;
  }

  private Space.Terrain terrain(String code, String word) {
    for (Space.Terrain terrain : Space.Terrain.values()) {
      if (terrain.name().toLowerCase(Locale.ROOT).equals(word)) {
        return terrain;
      }
    }
    throw bad("space %s: expected terrain clear, forest or reserve but got '%s'", code, word);
  }

  private BigDecimal number(String code, JsonNode node) {
    if (!node.isNumber()) {
      throw bad("space %s: expected a number of inches in rect but got %s", code, node);
    }
    return node.decimalValue();
  }

  private JsonNode field(JsonNode node, String field) {
    JsonNode value = node.get(field);
    if (value == null || value.isNull()) {
      throw bad("expected a field '%s' but got %s", field, shortened(node.toString()));
    }
    return value;
  }

  private String text(JsonNode node, String field) {
    JsonNode value = field(node, field);
    if (!value.isTextual()) {
      throw bad("expected text in field '%s' but got %s", field, shortened(value.toString()));
    }
    return value.textValue();
  }

  private static String shortened(String text) {
    return text.length() <= 60 ? text : text.substring(0, 60) + "...";
  }

  private BadMap bad(String format, Object... arguments) {
    return new BadMap(name, Text.of(format, arguments));
  }
}
