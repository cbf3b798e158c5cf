package org.wardiary.events.game.squares.map;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.events.game.Symmetry;

/**
 * Finds the symmetries of a map: west and east exchanged, north and south exchanged, or both, if
 * each rectangle then falls on one of the same terrain. Exchanging north and south also exchanges
 * the sides.
 */
public final class Symmetries {

  /** Whether an axis is reversed. */
  private enum Axis {
    KEPT,
    REVERSED
  }

  private Symmetries() {}

  /** The symmetries of a map except the identity. */
  public static List<Symmetry> of(SquaresMap map) {
    List<Symmetry> found = new ArrayList<>();
    of(map, Axis.REVERSED, Axis.KEPT).ifPresent(found::add);
    of(map, Axis.KEPT, Axis.REVERSED).ifPresent(found::add);
    of(map, Axis.REVERSED, Axis.REVERSED).ifPresent(found::add);
    return found;
  }

  /** A symmetry given by the image of each space's code. */
  private record Turned(boolean exchangesSides, Map<String, String> spaces) implements Symmetry {

    @Override
    public String image(String field, String word) {
      return spaces.getOrDefault(word, word);
    }
  }

  private static Optional<Symmetry> of(SquaresMap map, Axis westEast, Axis northSouth) {
    BigDecimal width = sum(map, Space::west, Space::east);
    BigDecimal height = sum(map, Space::north, Space::south);
    Map<String, String> images = new HashMap<>();
    for (Space space : map.fileOrder()) {
      boolean mirrored = westEast == Axis.REVERSED;
      boolean upended = northSouth == Axis.REVERSED;
      Space moved =
          new Space(
              space.code(),
              space.terrain(),
              mirrored ? width.subtract(space.east()) : space.west(),
              upended ? height.subtract(space.south()) : space.north(),
              mirrored ? width.subtract(space.west()) : space.east(),
              upended ? height.subtract(space.north()) : space.south());
      map.fileOrder().stream()
          .filter(other -> same(moved, other))
          .forEach(other -> images.put(space.code(), other.code()));
    }
    boolean exchanges = northSouth == Axis.REVERSED;
    String home = map.code(map.reserve(0));
    String wanted = map.code(map.reserve(exchanges ? 1 : 0));
    return images.size() == map.size() && wanted.equals(images.get(home))
        ? Optional.of(new Turned(exchanges, Map.copyOf(images)))
        : Optional.empty();
  }

  /** The sum of the least low border and the greatest high border. */
  private static BigDecimal sum(
      SquaresMap map, Function<Space, BigDecimal> low, Function<Space, BigDecimal> high) {
    BigDecimal least = map.fileOrder().stream().map(low).reduce(BigDecimal::min).orElseThrow();
    BigDecimal greatest = map.fileOrder().stream().map(high).reduce(BigDecimal::max).orElseThrow();
    return least.add(greatest);
  }

  private static boolean same(Space one, Space other) {
    return one.terrain() == other.terrain()
        && one.west().compareTo(other.west()) == 0
        && one.north().compareTo(other.north()) == 0
        && one.east().compareTo(other.east()) == 0
        && one.south().compareTo(other.south()) == 0;
  }
}
