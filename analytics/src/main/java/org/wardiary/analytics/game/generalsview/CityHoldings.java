package org.wardiary.analytics.game.generalsview;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.wardiary.analytics.course.Holding;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.generalsview.view.CampaignCity;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CityTenure;

/**
 * Which side owned which city. If the map is symmetric, that is, a rotation by 180 degrees maps
 * cities to cities with the sides exchanged, a city and its image count as one place, held by a
 * side that owns either. Counted separately they would carry the same information twice: as long as
 * both have owners, a side is alone in holding the one, from its own viewpoint, exactly if it is
 * alone in holding the other, that is, if it owns both.
 *
 * @param map name of the map, "" for the standard map
 * @param images the image of each city under the rotation; empty if the map is not symmetric
 */
record CityHoldings(String map, Map<String, String> images) {

  /** The holdings of cities in a game. */
  static List<Holding> of(PlayedGame game, CampaignRows rows) {
    String name = game.onStandardMap() ? "" : game.summary().getMap();
    return new CityHoldings(name, images(rows)).all(game, rows);
  }

  private List<Holding> all(PlayedGame game, CampaignRows rows) {
    List<Holding> held = new ArrayList<>();
    for (CampaignCity city : rows.getCities()) {
      String place = place(city.getSpace()).text().intern();
      for (CityTenure tenure : city.getTenures()) {
        held.add(
            new Holding(game.index(tenure.getSide()), place, tenure.getTurn(), tenure.getTurns()));
      }
    }
    return held;
  }

  private CityPlace place(String space) {
    String image = images.getOrDefault(space, space);
    return new CityPlace(Stream.of(space, image).distinct().sorted().toList(), map);
  }

  private static Map<String, String> images(CampaignRows rows) {
    Map<String, CampaignCity> cities = new HashMap<>();
    rows.getCities().forEach(city -> cities.put(city.getSpace(), city));
    Map<String, String> images = new HashMap<>();
    for (CampaignCity city : rows.getCities()) {
      String turned = turned(city.getSpace(), rows.getWidth(), rows.getHeight());
      CampaignCity image = cities.get(turned);
      if (image == null
          || image.getIncome() != city.getIncome()
          || !image.getOwner().equals(other(rows.getSides(), city.getOwner()))) {
        return Map.of();
      }
      images.put(city.getSpace(), turned);
    }
    return images;
  }

  private static String other(List<String> sides, String owner) {
    int side = sides.indexOf(owner);
    return side < 0 ? owner : sides.get(1 - side);
  }

  /** A square rotated by 180 degrees; columns are letters from {@code a}, rows numbers from 1. */
  private static String turned(String square, int width, int height) {
    char column = (char) ('a' + width - 1 - (square.charAt(0) - 'a'));
    return column + String.valueOf(height + 1 - Integer.parseInt(square.substring(1)));
  }
}
