package org.wardiary.events.game.onthesquare.map;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.StrictJson;
import org.wardiary.events.text.Text;

/** Reads map files (WS-1.3). */
public final class MapReader {

  private final MapFile file;
  private final Terrain[] terrain = new Terrain[Sector.COUNT];

  private MapReader(MapFile file) {
    this.file = file;
  }

  /**
   * Reads a map file.
   *
   * @throws BadMap if the file breaks WS-1.3; the message gives the reason
   */
  public static OnTheSquareMap read(MapFile file) {
    return new MapReader(file).read();
  }

  private OnTheSquareMap read() {
    JsonNode rows = rows();
    for (int i = 0; i < Sector.SIDE; i++) {
      readRow(rows.get(i), Sector.SIDE - 1 - i);
    }
    for (int column = 0; column < Sector.SIDE; column++) {
      checkOpen(Sector.at(column, 0));
      checkOpen(Sector.at(column, Sector.SIDE - 1));
    }
    Sector.CENTRE.forEach(this::checkOpen);
    return new OnTheSquareMap(terrain);
  }

  private BadMap bad(String expected, String got) {
    return new BadMap(file.name(), "expected " + expected + " but got " + got + " (WS-1.3)");
  }

  private JsonNode rows() {
    JsonNode rows = root().path("rows");
    if (!rows.isArray() || rows.size() != Sector.SIDE) {
      throw bad(
          "'rows', an array of 12 strings,", rows.isArray() ? rows.size() + " of them" : "none");
    }
    return rows;
  }

  private JsonNode root() {
    try {
      return StrictJson.read(file.text());
    } catch (JsonProcessingException e) {
      throw new BadMap(file.name(), "expected JSON but got " + StrictJson.problem(e));
    }
  }

  private void readRow(JsonNode node, int row) {
    String text = node.isTextual() ? node.textValue() : "";
    if (text.length() != Sector.SIDE) {
      throw bad(Text.of("12 letters in row %d", row + 1), "'" + text + "'");
    }
    for (int column = 0; column < Sector.SIDE; column++) {
      char letter = text.charAt(column);
      int sector = Sector.at(column, row);
      terrain[sector] =
          Terrain.of(letter)
              .orElseThrow(
                  () -> bad("one of . + = ~ ^ w h on " + Sector.name(sector), "'" + letter + "'"));
    }
  }

  private void checkOpen(int sector) {
    if (!terrain[sector].open()) {
      throw bad(
          Text.of("plain or road on %s, a first row or the centre,", Sector.name(sector)),
          "'" + terrain[sector].letter() + "'");
    }
  }
}
