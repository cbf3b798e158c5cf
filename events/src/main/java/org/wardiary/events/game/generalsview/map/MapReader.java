package org.wardiary.events.game.generalsview.map;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.Text;

/** Reads a map file and rejects, with the reason, whatever breaks GV-1.1. */
public final class MapReader {

  private static final int MOST_COLUMNS = 26;
  private static final int MOST_ROWS = 99;

  /** The greatest amount of gold in a map; with more, totals could overflow. */
  private static final long MOST_GOLD = 1_000_000_000L;

  private final MapFields fields;
  private final Map<Integer, Long> incomes = new TreeMap<>();
  private final int[] cityCounts = new int[2];
  private final Grid grid;
  private final byte[] owners;
  private final boolean[] named;

  private MapReader(MapFields fields, JsonNode root) {
    this.fields = fields;
    int width = (int) fields.number(root, "width", new MapFields.Range(1, MOST_COLUMNS));
    int height = (int) fields.number(root, "height", new MapFields.Range(1, MOST_ROWS));
    this.grid = new Grid(width, height);
    this.owners = new byte[grid.squareCount()];
    this.named = new boolean[grid.squareCount()];
    Arrays.fill(owners, (byte) GeneralsViewMap.NEUTRAL);
  }

  /**
   * The map that a file describes.
   *
   * @throws BadMap if the file breaks GV-1.1; the message names the field
   */
  public static GeneralsViewMap read(MapFile file) {
    MapFields fields = new MapFields(file.name());
    JsonNode root = fields.root(file.text());
    return new MapReader(fields, root).read(root);
  }

  private GeneralsViewMap read(JsonNode root) {
    long gold = fields.number(root, "startingGold", new MapFields.Range(0, MOST_GOLD));
    JsonNode cities = fields.list(root.path("cities"), "cities");
    for (int i = 0; i < cities.size(); i++) {
      readCity(cities.get(i), "cities[" + i + "]");
    }
    if (root.has("owned")) {
      readOwned(root.get("owned"));
    }
    checkCityCounts();
    int[] squares = incomes.keySet().stream().mapToInt(Integer::intValue).toArray();
    long[] golds = incomes.values().stream().mapToLong(Long::longValue).toArray();
    return new GeneralsViewMap(new GeneralsViewMap.Plan(grid, gold, squares, golds, owners));
  }

  private void readCity(JsonNode city, String place) {
    if (!city.isObject()) {
      throw fields.bad(Text.of("%s an object with square, owner and gold", place), city);
    }
    int square = square(city.path("square"), place);
    JsonNode owner = city.path("owner");
    int side = owner.isNull() ? GeneralsViewMap.NEUTRAL : owner(owner, place);
    incomes.put(square, fields.number(city, place + ".gold", new MapFields.Range(0, MOST_GOLD)));
    owners[square] = (byte) side;
    if (side != GeneralsViewMap.NEUTRAL) {
      cityCounts[side]++;
    }
  }

  private int owner(JsonNode owner, String place) {
    String names = String.join(", ", GeneralsViewMap.SIDES.names());
    return GeneralsViewMap.SIDES
        .number(owner.isTextual() ? owner.textValue() : "")
        .orElseThrow(() -> fields.bad(Text.of("%s: owner %s or null", place, names), owner));
  }

  /** The square that a node names, which must be on the map and not named before. */
  private int square(JsonNode node, String place) {
    String name = node.isTextual() ? node.textValue() : "";
    int square = grid.square(name, 0, name.length());
    if (square == Grid.OFF) {
      throw fields.bad(Text.of("%s: a square from a1 to %s", place, grid.corner()), node);
    }
    if (named[square]) {
      throw fields.bad(Text.of("%s: a square not named before", place), name);
    }
    named[square] = true;
    return square;
  }

  private void readOwned(JsonNode owned) {
    if (!owned.isObject()) {
      throw fields.bad("'owned' an object of lists", owned);
    }
    for (Map.Entry<String, JsonNode> entry : owned.properties()) {
      String names = String.join(" and ", GeneralsViewMap.SIDES.names());
      int side =
          GeneralsViewMap.SIDES
              .number(entry.getKey())
              .orElseThrow(
                  () ->
                      fields.bad(
                          Text.of("'owned' to name only %s", names), "'" + entry.getKey() + "'"));
      String place = "owned." + entry.getKey();
      for (JsonNode square : fields.list(entry.getValue(), place)) {
        owners[square(square, place)] = (byte) side;
      }
    }
  }

  private void checkCityCounts() {
    if (cityCounts[0] != cityCounts[1] || cityCounts[0] == 0) {
      throw fields.bad(
          "both sides to start with the same number of cities, at least one,",
          Text.of(
              "%d for %s and %d for %s",
              cityCounts[0],
              GeneralsViewMap.SIDES.name(0),
              cityCounts[1],
              GeneralsViewMap.SIDES.name(1)));
    }
  }
}
