package org.wardiary.events.game.generalsview;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.Text;

/** Reads a map file (GV-1.1). Whatever breaks the page is refused with the reason. */
final class FieldFile {

  /** The most gold that a number in a map may give; beyond it totals could overflow. */
  static final long MOST_GOLD = 1_000_000_000L;

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private final String map;
  private final List<String> sides;
  private final Map<Integer, Long> incomes = new TreeMap<>();
  private final int[] cityCounts = new int[2];
  private Size size;
  private byte[] owners;
  private boolean[] named;

  private FieldFile(String map, List<String> sides) {
    this.map = map;
    this.sides = sides;
  }

  /**
   * The field of a map file.
   *
   * @param file the file
   * @param sides names of the two sides
   * @throws BadMap if it breaks GV-1.1
   */
  static Field read(MapFile file, List<String> sides) {
    FieldFile reader = new FieldFile(file.name(), sides);
    try {
      return reader.field(JSON.readTree(file.text()));
    } catch (JsonProcessingException e) {
      throw reader.bad("one JSON object", e.getOriginalMessage());
    }
  }

  private BadMap bad(String expected, String found) {
    return new BadMap(map, Text.of("expected %s but %s", expected, found));
  }

  private Field field(JsonNode root) {
    if (!root.isObject()) {
      throw bad("a JSON object", "got " + kindOf(root));
    }
    int width = (int) number(root, "width", new Range(1, Field.MOST_COLUMNS));
    size = new Size(width, (int) number(root, "height", new Range(1, Field.MOST_ROWS)));
    long gold = number(root, "startingGold", new Range(0, MOST_GOLD));
    owners = new byte[size.squares()];
    named = new boolean[size.squares()];
    Arrays.fill(owners, (byte) Field.NEUTRAL);
    JsonNode cities = list(root.path("cities"), "cities");
    for (int i = 0; i < cities.size(); i++) {
      readCity(cities.get(i), "cities[" + i + "]");
    }
    if (root.has("owned")) {
      readOwned(root.get("owned"));
    }
    checkCityCounts();
    int[] squares = incomes.keySet().stream().mapToInt(Integer::intValue).toArray();
    long[] golds = incomes.values().stream().mapToLong(Long::longValue).toArray();
    return new Field(new Field.Plan(size, gold, squares, golds, owners));
  }

  private record Range(long from, long to) {}

  private long number(JsonNode object, String name, Range range) {
    JsonNode node = object.path(name.substring(name.lastIndexOf('.') + 1));
    String expected = Text.of("'%s' a whole number from %d to %d", name, range.from, range.to);
    if (!node.isNumber()) {
      throw bad(expected, "got " + kindOf(node));
    }
    BigDecimal value = node.decimalValue();
    // compared first: the digits of 1e999999999 must never be written out
    if (value.compareTo(BigDecimal.valueOf(range.from)) < 0
        || value.compareTo(BigDecimal.valueOf(range.to)) > 0) {
      throw bad(expected, "got " + value);
    }
    try {
      return value.longValueExact();
    } catch (ArithmeticException e) {
      throw bad(expected, "got " + value);
    }
  }

  private static String kindOf(JsonNode node) {
    if (node.isMissingNode()) {
      return "nothing";
    }
    return node.isContainerNode() ? node.isArray() ? "a list" : "an object" : node.toString();
  }

  private JsonNode list(JsonNode node, String name) {
    if (!node.isArray()) {
      throw bad(Text.of("'%s' a list", name), "got " + kindOf(node));
    }
    return node;
  }

  private void readCity(JsonNode city, String place) {
    if (!city.isObject()) {
      throw bad(Text.of("%s an object with square, owner and gold", place), "got " + kindOf(city));
    }
    int square = square(city.path("square"), place);
    JsonNode owner = city.path("owner");
    int side = owner.isNull() ? Field.NEUTRAL : side(owner, place);
    incomes.put(square, number(city, place + ".gold", new Range(0, MOST_GOLD)));
    owners[square] = (byte) side;
    if (side != Field.NEUTRAL) {
      cityCounts[side]++;
    }
  }

  private int side(JsonNode owner, String place) {
    int side = owner.isTextual() ? sides.indexOf(owner.textValue()) : -1;
    if (side < 0) {
      String names = String.join(", ", sides);
      throw bad(Text.of("%s: owner %s or null", place, names), "got " + kindOf(owner));
    }
    return side;
  }

  /** A square of the map that has not been named before. */
  private int square(JsonNode node, String place) {
    String expected = Text.of("%s: a square from a1 to %s", place, size.corner());
    String name = node.isTextual() ? node.textValue() : "";
    int square = size.square(name, 0, name.length());
    if (square == Field.OFF) {
      throw bad(expected, "got " + kindOf(node));
    }
    if (named[square]) {
      throw bad("each square named once", Text.of("%s names %s again", place, node.textValue()));
    }
    named[square] = true;
    return square;
  }

  private void readOwned(JsonNode owned) {
    if (!owned.isObject()) {
      throw bad("'owned' an object of lists", "got " + kindOf(owned));
    }
    for (Map.Entry<String, JsonNode> entry : owned.properties()) {
      String place = "owned." + entry.getKey();
      int side = sides.indexOf(entry.getKey());
      if (side < 0) {
        throw bad(
            Text.of("'owned' to name %s alone", String.join(" and ", sides)),
            Text.of("got '%s'", entry.getKey()));
      }
      for (JsonNode square : list(entry.getValue(), place)) {
        owners[square(square, place)] = (byte) side;
      }
    }
  }

  private void checkCityCounts() {
    String counts =
        Text.of("%s has %d, %s %d", sides.get(0), cityCounts[0], sides.get(1), cityCounts[1]);
    if (cityCounts[0] != cityCounts[1] || cityCounts[0] == 0) {
      throw bad("both sides to start with the same number of cities, at least one", counts);
    }
  }
}
