package org.wardiary.events.game.onthesquare;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Arrays;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.Text;

/** The field of 12 x 12 sectors (WS-1). Immutable. */
public final class OnTheSquareMap implements GameMap {

  private final Terrain[] terrain;
  private final int[] bridges;
  // index of the bridge on each sector, -1 where there is none
  private final int[] bridgeOf;

  private OnTheSquareMap(Terrain[] terrain, int[] bridges) {
    this.terrain = terrain;
    this.bridges = bridges;
    this.bridgeOf = new int[terrain.length];
    Arrays.fill(bridgeOf, -1);
    for (int i = 0; i < bridges.length; i++) {
      bridgeOf[bridges[i]] = i;
    }
  }

  /**
   * Reads a map file (WS-1.3).
   *
   * @throws BadMap if it breaks WS-1.3, with the reason
   */
  public static OnTheSquareMap read(MapFile map) {
    JsonNode rows = rows(map);
    Terrain[] terrain = new Terrain[Sector.COUNT];
    for (int i = 0; i < Sector.SIDE; i++) {
      readRow(map, rows.get(i), i, terrain);
    }
    for (int column = 0; column < Sector.SIDE; column++) {
      checkOpen(map, terrain, Sector.at(column, 0));
      checkOpen(map, terrain, Sector.at(column, Sector.SIDE - 1));
    }
    for (int sector : Sector.CENTRE) {
      checkOpen(map, terrain, sector);
    }
    int[] bridges =
        java.util.stream.IntStream.range(0, Sector.COUNT)
            .filter(sector -> terrain[sector] == Terrain.BRIDGE)
            .toArray();
    return new OnTheSquareMap(terrain, bridges);
  }

  private static JsonNode rows(MapFile map) {
    JsonNode rows;
    try {
      rows = new ObjectMapper().readTree(map.text()).path("rows");
    } catch (JsonProcessingException e) {
      throw new BadMap(map.name(), "expected JSON but " + e.getOriginalMessage());
    }
    if (!rows.isArray() || rows.size() != Sector.SIDE) {
      throw new BadMap(
          map.name(),
          "expected 'rows', an array of 12 strings, but found "
              + (rows.isArray() ? rows.size() + " of them" : "none")
              + " (WS-1.3)");
    }
    return rows;
  }

  private static void readRow(MapFile map, JsonNode node, int index, Terrain[] terrain) {
    int row = Sector.SIDE - 1 - index;
    String text = node.isTextual() ? node.textValue() : "";
    if (text.length() != Sector.SIDE) {
      throw new BadMap(
          map.name(),
          Text.of("expected 12 letters in row %d but found '%s' (WS-1.3)", row + 1, text));
    }
    for (int column = 0; column < Sector.SIDE; column++) {
      char letter = text.charAt(column);
      int sector = Sector.at(column, row);
      terrain[sector] =
          Terrain.of(letter)
              .orElseThrow(
                  () ->
                      new BadMap(
                          map.name(),
                          Text.of(
                              "expected one of . + = ~ ^ w h on %s but found '%s' (WS-1.3)",
                              Sector.name(sector), letter)));
    }
  }

  private static void checkOpen(MapFile map, Terrain[] terrain, int sector) {
    if (!terrain[sector].open()) {
      throw new BadMap(
          map.name(),
          Text.of(
              "expected plain or road on %s, a first row or the centre, but found '%s' (WS-1.3)",
              Sector.name(sector), terrain[sector].letter()));
    }
  }

  /** What a sector is while its bridge, if it has one, stands. */
  Terrain terrain(int sector) {
    return terrain[sector];
  }

  /** What all sectors are while all bridges stand: a copy. */
  Terrain[] terrain() {
    return terrain.clone();
  }

  /**
   * A map letter (WS-1.3).
   *
   * @param sector 0 to 143, from a1 eastwards
   */
  public char letter(int sector) {
    return terrain[sector].letter();
  }

  /** The sectors with a bridge, ascending. */
  int[] bridges() {
    return bridges;
  }

  /** Index in {@link #bridges()}, negative if the sector has none. */
  int bridge(int sector) {
    return bridgeOf[sector];
  }
}
