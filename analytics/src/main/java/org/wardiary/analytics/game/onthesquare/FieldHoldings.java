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
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.onthesquare.map.OnTheSquareMap;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.map.Symmetries;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;
import org.wardiary.projector.game.onthesquare.view.SectorStand;

/**
 * Who stood where on the standard map. Each side sees the field from its own edge, so that both
 * sides' sectors can be counted together: those of the second-named side stand where a symmetry of
 * the map puts them.
 *
 * @param images images by sector for the second-named side; none if the map has no such symmetry
 * @param sorts sorts of places by sector; none if the map is not known
 */
record FieldHoldings(Map<String, String> images, Map<String, String> sorts) {

  /** Those of a map; of no sort if it is not known. */
  static FieldHoldings of(Optional<GameMap> map) {
    Optional<OnTheSquareMap> field =
        map.filter(OnTheSquareMap.class::isInstance).map(OnTheSquareMap.class::cast);
    return new FieldHoldings(
        field.flatMap(FieldHoldings::exchanging).map(FieldHoldings::images).orElse(Map.of()),
        field.map(FieldHoldings::sorts).orElse(Map.of()));
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

  /** What the sides held by standing on sectors of a sort: terrain, or the centre. */
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

  /** Which sectors the sides stood on. */
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

  /** None of a game on another map: its sectors are others. */
  private static Stream<SectorStand> stands(PlayedGame game) {
    boolean standard =
        Games.find(game.summary().getGame())
            .filter(known -> known.standardMap().equals(game.summary().getMap()))
            .isPresent();
    return standard
        ? Engagements.in(game).map(EngagementRows::getSectors).orElse(List.of()).stream()
        : Stream.empty();
  }
}
