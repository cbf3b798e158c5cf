package org.wardiary.reports.game.recorded;

import java.util.List;
import java.util.Locale;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameSide;
import org.wardiary.reports.board.Legend;
import org.wardiary.reports.board.Livery;
import org.wardiary.reports.draw.Hue;
import org.wardiary.reports.draw.Rgb;

/**
 * How the sides' counters look: in the colour of the file, else in that of their name, else in
 * those that are left.
 *
 * @param sides the sides of the game
 */
record Liveries(List<GameSide> sides) {

  private static final List<Rgb> MORE =
      List.of(
          new Rgb(0x2f7d5b),
          new Rgb(0x8a5a1e),
          new Rgb(0x6b4596),
          new Rgb(0x23737d),
          new Rgb(0x9a3f6d));

  static Liveries of(GameFile file) {
    return new Liveries(file.sides());
  }

  /** The livery of a side; that of nobody for a word that is no side. */
  Livery of(String side) {
    for (int number = 0; number < sides.size(); number++) {
      if (sides.get(number).id().equals(side)) {
        return of(number);
      }
    }
    return Legend.NEUTRAL;
  }

  private Livery of(int number) {
    GameSide side = sides.get(number);
    return side.colour()
        .map(colour -> Livery.of(number, Rgb.of(colour)))
        .orElseGet(
            () -> {
              List<Hue> named = hues(side);
              List<Hue> left = new java.util.ArrayList<>(List.of(Hue.values()));
              sides.forEach(other -> left.removeAll(hues(other)));
              int rank =
                  (int) sides.subList(0, number).stream().filter(s -> hues(s).isEmpty()).count();
              return !named.isEmpty()
                  ? Livery.of(number % 2, named.get(0))
                  : rank < left.size()
                      ? Livery.of(number % 2, left.get(rank))
                      : Livery.of(number, MORE.get(rank % MORE.size()));
            });
  }

  /** The hue that a side's name says. */
  private static List<Hue> hues(GameSide side) {
    String name = (side.id() + " " + side.name()).toLowerCase(Locale.ROOT);
    if (side.colour().isPresent()) {
      return List.of();
    }
    return name.contains("blue")
        ? List.of(Hue.BLUE)
        : name.contains("red")
            ? List.of(Hue.RED)
            : name.contains("gray") || name.contains("grey") ? List.of(Hue.GRAY) : List.of();
  }
}
