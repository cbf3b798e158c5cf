package org.wardiary.analytics.game.squares;

import static java.util.Comparator.naturalOrder;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.wardiary.events.game.squares.map.Space;
import org.wardiary.events.game.squares.map.Space.Terrain;
import org.wardiary.events.game.squares.map.SquaresMap;

/**
 * The geometry of the standard board, for statistics by space.
 *
 * @param spaces the spaces in the order of the map file
 * @param north index of the side whose reserve lies in the north, 0 or 1
 */
record BoardPlan(List<Space> spaces, int north) {

  /** Copies the list. */
  BoardPlan {
    spaces = List.copyOf(spaces);
  }

  static BoardPlan of(SquaresMap map) {
    return new BoardPlan(map.fileOrder(), map.northSide());
  }

  /** Whether the space with a code has a given terrain. */
  boolean is(String code, Terrain terrain) {
    return spaces.stream().anyMatch(it -> it.terrain() == terrain && it.code().equals(code));
  }

  /** Codes of all spaces of a terrain. */
  List<String> codes(Terrain terrain) {
    return spaces.stream().filter(space -> space.terrain() == terrain).map(Space::code).toList();
  }

  /**
   * The mirror image, east to west, of each space, by code; a space on the middle line is its own
   * image. Empty if the board is not symmetric, or an image has another terrain.
   */
  Optional<Map<String, String>> mirror() {
    BigDecimal width = sum(Space::west, Space::east);
    return images(
        (space, other) ->
            mirrors(space, other, width)
                && equal(space.north(), other.north())
                && equal(space.south(), other.south()));
  }

  /**
   * The image of each space under a rotation by 180 degrees, by code: what the space is to the
   * opposite side. Empty if the board is not symmetric, or an image has another terrain.
   */
  Optional<Map<String, String>> turned() {
    BigDecimal width = sum(Space::west, Space::east);
    BigDecimal height = sum(Space::north, Space::south);
    return images(
        (space, other) ->
            mirrors(space, other, width)
                && equal(height.subtract(space.south()), other.north())
                && equal(height.subtract(space.north()), other.south()));
  }

  /** The sum of the coordinates of two opposite borders. */
  private BigDecimal sum(Function<Space, BigDecimal> least, Function<Space, BigDecimal> most) {
    BigDecimal low = spaces.stream().map(least).min(naturalOrder()).orElseThrow();
    return low.add(spaces.stream().map(most).max(naturalOrder()).orElseThrow());
  }

  private Optional<Map<String, String>> images(BiPredicate<Space, Space> isImage) {
    Map<String, String> images = new HashMap<>();
    for (Space space : spaces) {
      List<Space> found =
          spaces.stream()
              .filter(other -> space.terrain() == other.terrain() && isImage.test(space, other))
              .toList();
      if (found.size() != 1) {
        return Optional.empty();
      }
      images.put(space.code(), found.get(0).code());
    }
    return Optional.of(images);
  }

  /** Whether spaces mirror each other east to west, regardless of their north and south borders. */
  private static boolean mirrors(Space space, Space other, BigDecimal sum) {
    return equal(sum.subtract(space.east()), other.west())
        && equal(sum.subtract(space.west()), other.east());
  }

  private static boolean equal(BigDecimal one, BigDecimal other) {
    return one.compareTo(other) == 0;
  }
}
