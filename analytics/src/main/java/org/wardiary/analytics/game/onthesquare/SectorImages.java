package org.wardiary.analytics.game.onthesquare;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.course.Holding;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.Symmetries;
import org.wardiary.projector.game.onthesquare.view.SectorStand;

/**
 * The field as each side sees it from its own edge, so that both sides' sectors can be counted
 * together: those of the second-named side stand where a symmetry of the map puts them.
 *
 * @param images images by sector for the second-named side; none if the map has no such symmetry
 */
record SectorImages(Map<String, String> images) {

  /** The images on a map; none if it is not known. */
  static SectorImages of(Optional<GameMap> map) {
    return new SectorImages(
        map.filter(OnTheSquareMap.class::isInstance)
            .map(OnTheSquareMap.class::cast)
            .flatMap(SectorImages::exchanging)
            .map(SectorImages::images)
            .orElse(Map.of()));
  }

  /** The last of several is half a turn. */
  private static Optional<Symmetry> exchanging(OnTheSquareMap map) {
    List<Symmetry> found = Symmetries.of(map).stream().filter(Symmetry::exchangesSides).toList();
    return found.isEmpty() ? Optional.empty() : Optional.of(found.get(found.size() - 1));
  }

  private static Map<String, String> images(Symmetry symmetry) {
    Map<String, String> images = new HashMap<>();
    for (int sector = 0; sector < Sector.COUNT; sector++) {
      String name = Sector.name(sector);
      images.put(name, symmetry.image("units", name));
    }
    return images;
  }

  /** What a side held by standing on a sector. */
  Holding held(int side, SectorStand stand) {
    String space = stand.getSpace();
    String seen = side == 0 ? space : images.getOrDefault(space, space);
    return new Holding(side, seen.intern(), stand.getTurn(), stand.getTurns());
  }
}
