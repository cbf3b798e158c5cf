package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;

/** Reads words that name spaces of a map. */
final class Spaces {

  private Spaces() {}

  /**
   * The id of a space or box.
   *
   * @throws BadGameFile if the map has none of that name
   */
  static String known(Cursor word, MapPlan map) {
    if (!map.isSpace(word.text())) {
      List<String> all = new ArrayList<>(map.layout().spaces());
      all.addAll(map.boxes().keySet());
      throw word.bad("a space of the map", all);
    }
    return word.text();
  }

  /** The sides in a word: {@code 0102|0202}, or a chain {@code 0101-0201-0301}. */
  static List<SpaceSide> sides(Cursor word, MapPlan map) {
    String text = word.text();
    boolean chain = text.indexOf('|') < 0;
    String[] names = text.split(chain ? "-" : "\\|", -1);
    if (names.length < 2 || names.length > 2 && !chain) {
      throw word.bad("a side such as 0102|0202 or a chain such as 0101-0201-0301", List.of());
    }
    List<SpaceSide> sides = new ArrayList<>();
    int index = 0;
    for (int i = 0; i < names.length; i++) {
      Cursor space = word.part(index, names[i]);
      known(space, map);
      if (i > 0) {
        sides.add(side(space, names[i - 1], map));
      }
      index += names[i].length() + 1;
    }
    return sides;
  }

  private static SpaceSide side(Cursor space, String before, MapPlan map) {
    boolean placed = !map.layout().spaces().isEmpty();
    if (placed && !map.layout().adjoin(before, space.text())) {
      throw space.bad("a space that adjoins " + before, map.layout().neighbours(before));
    }
    return new SpaceSide(before, space.text());
  }
}
