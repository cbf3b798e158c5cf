package org.wardiary.reports.page;

import java.util.Locale;
import java.util.Optional;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Setup;

/**
 * What a report knows about a kind of game, apart from the rows of its games.
 *
 * @param info id, title, names, the standard map
 * @param map the standard map, for pictures of the board
 */
public record ReportGame(GameInfo info, Optional<GameMap> map) {

  /** A game with its standard map. */
  public static ReportGame of(Game game, MapFile file) {
    GameMap map = game.readMap(file);
    return new ReportGame(GameInfo.of(game, map), Optional.of(map));
  }

  /** The game that a setup is of, on its map. */
  public static ReportGame of(Setup setup) {
    return new ReportGame(GameInfo.of(setup.game(), setup.map()), Optional.of(setup.map()));
  }

  /** The id of a kind of game as part of names of files and of anchors on pages. */
  static String slug(String game) {
    return game.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }

  /** A game of which only the id is known. */
  public static ReportGame plain(String game) {
    return new ReportGame(GameInfo.plain(game), Optional.empty());
  }
}
