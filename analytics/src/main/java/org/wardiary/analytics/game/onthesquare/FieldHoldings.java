package org.wardiary.analytics.game.onthesquare;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.analytics.course.Holding;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.Symmetries;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.SectorStand;

/**
 * Which sectors of the standard map each side held. Sectors are seen from a side's own edge, so
 * that both sides can be counted together: those of the second-named side are mapped by a symmetry
 * of the map that exchanges the sides.
 *
 * @param images image of each sector for the second-named side; empty if there is no such symmetry
 * @param sorts kind of place of each sector; empty if the map is not known
 */
record FieldHoldings(Map<String, String> images, Map<String, String> sorts) {

  /** The holdings on a map; without kinds of places if it is not known. */
  static FieldHoldings of(Optional<GameMap> map) {
    Optional<OnTheSquareMap> field =
        map.filter(OnTheSquareMap.class::isInstance).map(OnTheSquareMap.class::cast);
    return new FieldHoldings(
        field.flatMap(FieldHoldings::exchanging).map(FieldHoldings::images).orElse(Map.of()),
        field.map(FieldHoldings::sorts).orElse(Map.of()));
  }

  /** The symmetry that exchanges the sides; of several the last, which is a rotation by 180°. */
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

  private static Map<String, String> sorts(OnTheSquareMap map) {
    Map<String, String> sorts = new HashMap<>();
    for (int sector = 0; sector < Sector.COUNT; sector++) {
      String sort =
          switch (map.terrain(sector)) {
            case BRIDGE -> "a bridge";
            case RIVER -> "in the river";
            case HILL -> "a hill";
            case WOODS -> "woods";
            case HOUSE -> "a house";
            case PLAIN, ROAD -> Sector.inCentre(sector) ? "the centre" : "";
          };
      sorts.put(Sector.name(sector), sort);
    }
    return sorts;
  }

  /** The kinds of places, terrain or the centre, that each side held by standing on them. */
  List<Holding> sorts(PlayedGame game) {
    List<Holding> held = new ArrayList<>();
    stands(game)
        .forEach(
            stand -> {
              String sort = sorts.getOrDefault(stand.getSpace(), "");
              if (!sort.isEmpty()) {
                held.add(held(game, stand, sort));
              }
            });
    return held;
  }

  /** The sectors on which each side stood, as seen from that side. */
  List<Holding> sectors(PlayedGame game) {
    return stands(game)
        .map(
            stand -> {
              String space = stand.getSpace();
              boolean first = game.index(stand.getSide()) == 0;
              return held(game, stand, first ? space : images.getOrDefault(space, space));
            })
        .toList();
  }

  private static Holding held(PlayedGame game, SectorStand stand, String place) {
    int side = game.index(stand.getSide());
    return new Holding(side, place.intern(), stand.getTurn(), stand.getTurns());
  }

  /** The stands in a game; none if it was played on another map, where sectors differ. */
  private static Stream<SectorStand> stands(PlayedGame game) {
    return game.onStandardMap()
        ? Engagements.in(game).map(EngagementRows::getSectors).orElse(List.of()).stream()
        : Stream.empty();
  }
}
