package org.wardiary.events.game.generalsview.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.Symmetry;

/**
 * Finds the symmetries of a map: combinations of reversed columns, reversed rows, and columns
 * exchanged with rows that map cities to cities of the same income, and the squares that a side
 * owns at the start to squares of the same side or all to the other side's. The order in which
 * battles are fought, by column, then row (GV-3.3), is ignored: two battles of one turn may come in
 * the opposite order in the image.
 */
public final class Symmetries {

  private static final int REVERSE_COLUMNS = 1;
  private static final int REVERSE_ROWS = 2;
  private static final int TRANSPOSE = 4;

  private Symmetries() {}

  /** The symmetries of a map except the identity. */
  public static List<Symmetry> of(GeneralsViewMap map) {
    int kinds = map.grid().width() == map.grid().height() ? 2 * TRANSPOSE : TRANSPOSE;
    List<Symmetry> found = new ArrayList<>();
    for (int turn = 1; turn < kinds; turn++) {
      int[] images = images(map.grid(), turn);
      kept(map, images).or(() -> exchanged(map, images)).ifPresent(found::add);
    }
    return found;
  }

  /** A symmetry given by the image of each square's name. */
  private record Turned(boolean exchangesSides, Map<String, String> squares) implements Symmetry {

    @Override
    public String image(String field, String word) {
      return squares.getOrDefault(word, word);
    }
  }

  private static int[] images(Grid grid, int turn) {
    int[] images = new int[grid.squareCount()];
    Arrays.setAll(
        images,
        square -> {
          int column = grid.column(square);
          int row = grid.row(square);
          int x = (turn & REVERSE_COLUMNS) == 0 ? column : grid.width() - 1 - column;
          int y = (turn & REVERSE_ROWS) == 0 ? row : grid.height() - 1 - row;
          return (turn & TRANSPOSE) == 0 ? grid.at(x, y) : grid.at(y, x);
        });
    return images;
  }

  private static Optional<Symmetry> kept(GeneralsViewMap map, int[] images) {
    return lies(map, images, new int[] {0, 1, GeneralsViewMap.NEUTRAL})
        ? Optional.of(new Turned(false, names(map, images)))
        : Optional.empty();
  }

  private static Optional<Symmetry> exchanged(GeneralsViewMap map, int[] images) {
    return lies(map, images, new int[] {1, 0, GeneralsViewMap.NEUTRAL})
        ? Optional.of(new Turned(true, names(map, images)))
        : Optional.empty();
  }

  /** Whether the images preserve cities and incomes, and owners after the given exchange. */
  private static boolean lies(GeneralsViewMap map, int[] images, int[] owners) {
    for (int square = 0; square < images.length; square++) {
      int image = images[square];
      if (map.isCity(square) != map.isCity(image)
          || map.income(square) != map.income(image)
          || owners[map.owner(square)] != map.owner(image)) {
        return false;
      }
    }
    return true;
  }

  private static Map<String, String> names(GeneralsViewMap map, int[] images) {
    Map<String, String> names = new HashMap<>();
    for (int square = 0; square < images.length; square++) {
      names.put(map.name(square), map.name(images[square]));
    }
    return Map.copyOf(names);
  }
}
