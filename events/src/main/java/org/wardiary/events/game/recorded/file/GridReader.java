package org.wardiary.events.game.recorded.file;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wardiary.events.game.recorded.statement.Ids;
import org.wardiary.events.text.Text;

/** Reads a grid of hexes or squares. */
final class GridReader {

  private static final int MOST = 100_000;

  private final Cursor map;
  private final Map<String, Terrain> terrain;
  private final boolean hexes;
  private final String low;
  private final Numbering numbering;
  private final Set<String> known = new HashSet<>();

  GridReader(Cursor map, Map<String, Terrain> terrain) {
    this.map = map;
    this.terrain = terrain;
    this.hexes = map.text("grid").filter("hex"::equals).isPresent();
    this.low = map.text("low").orElse("even columns");
    this.numbering = numbering();
    wrongShape("low", !hexes, "hexes");
    wrongShape("diagonal", hexes, "squares");
  }

  private void wrongShape(String key, boolean wrong, String right) {
    map.get(key)
        .filter(value -> wrong)
        .ifPresent(
            value -> {
              throw BadGameFile.at(
                  value.atKey(),
                  Text.of("expected \"%s\" only for %s but got it here", key, right));
            });
  }

  Layout read() {
    Cursor rows = map.get("rows").orElseThrow(() -> map.not("\"rows\" of the grid", "none"));
    List<Cursor> lines = rows.elements();
    int width = lines.get(0).text().length();
    if ((long) width * lines.size() > MOST) {
      throw rows.not(
          Text.of("at most %d spaces", MOST), Text.of("%d", (long) width * lines.size()));
    }
    int[] first = first();
    String[][] ids = new String[lines.size()][width];
    String[][] kinds = new String[lines.size()][width];
    for (int row = 0; row < lines.size(); row++) {
      Cursor line = lines.get(row);
      String letters = line.text();
      if (letters.length() != width) {
        throw line.not(Text.of("%d letters as in the first row", width), letters.length() + "");
      }
      int number = map.isTrue("upwards") ? first[1] - row : first[1] + row;
      for (int column = 0; column < width; column++) {
        boolean gap = letters.charAt(column) == ' ';
        ids[row][column] = gap ? "" : id(line, column, first[0] + column, number);
        kinds[row][column] = gap ? "" : kind(line, column);
      }
    }
    return new GridLayout(
        new GridLayout.Plan(shape(), lowLines(first), map.isTrue("diagonal"), ids, kinds));
  }

  private Numbering numbering() {
    Optional<Cursor> number = map.get("number");
    String pattern = number.map(Cursor::text).orElse("CCRR");
    return Numbering.of(pattern)
        .orElseThrow(
            () ->
                number
                    .orElse(map)
                    .bad("column and row, each once, as CCRR, RRCC or A1", List.of()));
  }

  private int[] first() {
    int rows = map.get("rows").map(value -> value.elements().size()).orElse(1);
    int[] standard = {1, map.isTrue("upwards") ? rows : 1};
    return map.get("first")
        .map(
            id ->
                numbering
                    .numbers(id.text())
                    .orElseThrow(
                        () ->
                            id.bad("a number of a space such as " + numbering.id(1, 1), List.of())))
        .orElse(standard);
  }

  private static Cursor letter(Cursor line, int index) {
    return line.part(index, line.text().substring(index, index + 1));
  }

  private String id(Cursor line, int index, int column, int row) {
    String id = numbering.id(column, row);
    if (row < 0 || !Ids.isId(id)) {
      throw letter(line, index).not("a number for each space", "row " + row);
    }
    if (!known.add(id)) {
      throw letter(line, index).not("each number of a space once", id + " twice");
    }
    return id;
  }

  private String kind(Cursor line, int index) {
    String letter = line.text().substring(index, index + 1);
    if (!terrain.isEmpty() && !terrain.containsKey(letter)) {
      throw letter(line, index).bad("the letter of a terrain, or a blank,", terrain.keySet());
    }
    return terrain.isEmpty() ? "" : letter;
  }

  private Layout.Shape shape() {
    if (!hexes) {
      return Layout.Shape.SQUARE;
    }
    return low.endsWith("columns") ? Layout.Shape.HEX_IN_COLUMN : Layout.Shape.HEX_IN_ROW;
  }

  private int lowLines(int[] first) {
    int line = low.endsWith("columns") ? first[0] : first[1];
    int odd = low.startsWith("odd") ? 1 : 0;
    return Math.floorMod(line + odd, 2);
  }
}
