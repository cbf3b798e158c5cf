package org.wardiary.reports.game.squares;

import java.util.LinkedHashMap;
import java.util.Map;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.squares.map.Space;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Spot;

/**
 * The board of SQUARES in a picture.
 *
 * @param map the map
 * @param layout where its spaces lie
 */
record SquaresBoard(SquaresMap map, BoardLayout layout) {

  /** Units of a picture to an inch of the map. */
  private static final double INCH = 64;

  /** The layout of a map's spaces, at any position in a picture. */
  static BoardLayout layout(GameMap map) {
    Map<String, Box> boxes = new LinkedHashMap<>();
    for (Space space : ((SquaresMap) map).fileOrder()) {
      double west = space.west().doubleValue() * INCH;
      double north = space.north().doubleValue() * INCH;
      double width = space.east().doubleValue() * INCH - west;
      boxes.put(
          space.code(), new Box(west, north, width, space.south().doubleValue() * INCH - north));
    }
    return new BoardLayout(boxes);
  }

  /** The board of a map with its layout in a picture. */
  static SquaresBoard of(GameMap map, BoardLayout layout) {
    return new SquaresBoard((SquaresMap) map, layout);
  }

  Box box(String code) {
    return layout.box(code);
  }

  Terrain terrain(String code) {
    return map.space(map.codes().find(code)).terrain();
  }

  boolean isReserve(String code) {
    return isReserve(map, code);
  }

  static boolean isReserve(SquaresMap map, String code) {
    return map.space(map.codes().find(code)).terrain() == Terrain.RESERVE;
  }

  /** The side whose reserve lies in the north, 0 or 1 (SQ-2.1). */
  int northernSide() {
    return map.northSide();
  }

  boolean isNorthernReserve(String code) {
    return code.equals(map.code(map.reserve(northernSide())));
  }

  /** Where a counter's middle stands on a square: a little low, below the code. */
  Spot centre(String code) {
    return box(code).centre().plus(0, 9);
  }
}
