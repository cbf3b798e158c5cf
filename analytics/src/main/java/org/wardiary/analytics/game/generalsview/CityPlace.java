package org.wardiary.analytics.game.generalsview;

import java.util.List;
import org.wardiary.analytics.study.Phrases;

/**
 * A city, or two cities that a rotation of the map by 180 degrees exchanges, as a place named in
 * tables: {@code e8 and k2}, {@code b10 and g8 (generals-view-valley)}.
 *
 * @param spaces the squares of the cities, one or two
 * @param map name of the map; empty for the standard map
 */
public record CityPlace(List<String> spaces, String map) {

  private static final String AND = " and ";
  private static final String OPENING = " (";

  /** Copies the list. */
  public CityPlace {
    spaces = List.copyOf(spaces);
  }

  /** Name of the place in tables. */
  public String text() {
    return Phrases.list(spaces) + (map.isEmpty() ? "" : OPENING + map + ")");
  }

  /** The place with a given {@link #text}. */
  public static CityPlace of(String text) {
    int end = text.indexOf(OPENING);
    return end < 0
        ? new CityPlace(List.of(text.split(AND)), "")
        : new CityPlace(
            List.of(text.substring(0, end).split(AND)),
            text.substring(end + OPENING.length(), text.length() - 1));
  }
}
