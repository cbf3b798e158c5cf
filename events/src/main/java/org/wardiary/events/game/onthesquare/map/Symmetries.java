package org.wardiary.events.game.onthesquare.map;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Finds the symmetries of a field: columns reversed, rows reversed, or both, if every sector then
 * falls on the same terrain. Reversing the rows also exchanges the sides, their boxes (WS-3.1) and
 * the colours of the cards (WS-7.5).
 */
public final class Symmetries {

  private static final String BOXES = "boxes";
  private static final String FACING = "facing";
  private static final String DECK = "deck";
  private static final Map<String, String> COLOURS = Map.of("R", "B", "B", "R");

  private Symmetries() {}

  /** Whether an axis is reversed. */
  private enum Axis {
    KEPT,
    REVERSED
  }

  /** The symmetries of a field except the identity. */
  public static List<Symmetry> of(OnTheSquareMap map) {
    List<Symmetry> found = new ArrayList<>();
    of(map, Axis.REVERSED, Axis.KEPT).ifPresent(found::add);
    of(map, Axis.KEPT, Axis.REVERSED).ifPresent(found::add);
    of(map, Axis.REVERSED, Axis.REVERSED).ifPresent(found::add);
    return found;
  }

  /**
   * A symmetry given by the images of words.
   *
   * @param exchangesSides whether rows are reversed
   * @param facings images of facings, by letter
   * @param boxes images of box numbers
   * @param sectors images of sectors, by name
   */
  private record Turned(
      boolean exchangesSides,
      Map<String, String> facings,
      Map<String, String> boxes,
      Map<String, String> sectors)
      implements Symmetry {

    @Override
    public String image(String field, String word) {
      return switch (field) {
        case FACING -> facings.getOrDefault(word, word);
        case BOXES -> boxes.getOrDefault(word, word);
        case DECK -> exchangesSides ? COLOURS.getOrDefault(word, word) : word;
        default -> sectors.getOrDefault(word, word);
      };
    }
  }

  private static Optional<Symmetry> of(OnTheSquareMap map, Axis columns, Axis rows) {
    Map<String, String> sectors = new HashMap<>();
    for (int sector = 0; sector < Sector.COUNT; sector++) {
      int image = image(sector, columns, rows);
      if (map.terrain(sector) != map.terrain(image)) {
        return Optional.empty();
      }
      sectors.put(Sector.name(sector), Sector.name(image));
    }
    return Optional.of(
        new Turned(rows == Axis.REVERSED, facings(columns, rows), boxes(columns, rows), sectors));
  }

  private static int image(int sector, Axis columns, Axis rows) {
    int column = Sector.column(sector);
    int row = Sector.row(sector);
    return Sector.at(
        columns == Axis.REVERSED ? Sector.SIDE - 1 - column : column,
        rows == Axis.REVERSED ? Sector.SIDE - 1 - row : row);
  }

  private static Map<String, String> facings(Axis columns, Axis rows) {
    Map<String, String> facings = new HashMap<>();
    for (int facing = 0; facing < Facing.COUNT; facing++) {
      boolean turned = Facing.dx(facing) != 0 ? columns == Axis.REVERSED : rows == Axis.REVERSED;
      facings.put(Facing.name(facing), Facing.name(turned ? Facing.opposite(facing) : facing));
    }
    return Map.copyOf(facings);
  }

  /**
   * The images of box numbers: Red's boxes are numbered from the west, Blue's from the east
   * (WS-3.1).
   */
  private static Map<String, String> boxes(Axis columns, Axis rows) {
    boolean exchanges = rows == Axis.REVERSED;
    boolean sameOrder = (columns == Axis.REVERSED) == exchanges;
    Map<String, String> boxes = new HashMap<>();
    for (int box = 0; box < Units.COUNT; box++) {
      int place = box % Units.SIDE_UNITS;
      int side = box / Units.SIDE_UNITS;
      int image =
          (exchanges ? 1 - side : side) * Units.SIDE_UNITS
              + (sameOrder ? place : Units.SIDE_UNITS - 1 - place);
      boxes.put(Integer.toString(box + 1), Integer.toString(image + 1));
    }
    return Map.copyOf(boxes);
  }
}
