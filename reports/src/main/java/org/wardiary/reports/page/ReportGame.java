package org.wardiary.reports.page;

import java.util.Optional;
import org.wardiary.analytics.game.GameStudies;
import org.wardiary.analytics.study.BoardPlan;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.MapFile;

/**
 * What a report knows of a kind of game beside its rows.
 *
 * @param info id, title, names, geometry
 * @param map the standard map, for pictures of the board
 */
public record ReportGame(GameInfo info, Optional<GameMap> map) {

  /** A game with its standard map. */
  public static ReportGame of(Game game, MapFile file) {
    GameMap map = game.readMap(file);
    Optional<BoardPlan> plan =
        GameStudies.of(game.id()).stream().flatMap(study -> study.board(map).stream()).findFirst();
    return new ReportGame(
        new GameInfo(game.id(), game.title(), game.kinds(), plan), Optional.of(map));
  }

  /** A game of which nothing but its id is known. */
  public static ReportGame plain(String game) {
    return new ReportGame(GameInfo.plain(game), Optional.empty());
  }
}
