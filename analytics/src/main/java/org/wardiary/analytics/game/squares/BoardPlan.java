package org.wardiary.analytics.game.squares;

import static java.util.Comparator.naturalOrder;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.squares.map.Space;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.events.game.squares.map.SquaresMap;

/**
 * The standard board as geometry: what statistics by space need.
 *
 * @param spaces the spaces in the order of the map file
 */
record BoardPlan(List<Space> spaces) {

  /** A plan that no later change of the argument reaches. */
  BoardPlan {
    spaces = List.copyOf(spaces);
  }

  static BoardPlan of(SquaresMap map) {
    return new BoardPlan(map.fileOrder());
  }

  /** Whether a space has this terrain. */
  boolean is(String code, Terrain terrain) {
    return codes(terrain).contains(code);
  }

  /** Codes of all spaces of a terrain. */
  List<String> codes(Terrain terrain) {
    return spaces.stream().filter(space -> space.terrain() == terrain).map(Space::code).toList();
  }

  /**
   * Each space's mirror image east to west, by code; a space on the middle line is its own. Empty
   * if the board is not symmetrical or the terrains of an image differ.
   */
  Optional<Map<String, String>> mirror() {
    BigDecimal west = spaces.stream().map(Space::west).min(naturalOrder()).orElseThrow();
    BigDecimal east = spaces.stream().map(Space::east).max(naturalOrder()).orElseThrow();
    BigDecimal sum = west.add(east);
    Map<String, String> images = new HashMap<>();
    for (Space space : spaces) {
      List<Space> found = spaces.stream().filter(other -> mirrors(space, other, sum)).toList();
      if (found.size() != 1) {
        return Optional.empty();
      }
      images.put(space.code(), found.get(0).code());
    }
    return Optional.of(images);
  }

  /** Whether spaces mirror each other; the sum is that of the x of the board's two borders. */
  private static boolean mirrors(Space space, Space other, BigDecimal sum) {
    return equal(sum.subtract(space.east()), other.west())
        && equal(sum.subtract(space.west()), other.east())
        && equal(space.north(), other.north())
        && equal(space.south(), other.south())
        && space.terrain() == other.terrain();
  }

  private static boolean equal(BigDecimal one, BigDecimal other) {
    return one.compareTo(other) == 0;
  }
}
