package org.wardiary.reports.site;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wardiary.analytics.filter.RulePools;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;

/**
 * Games that begin alike: of the same kind, on the same map, by the same rules, and with the same
 * side to take the first turn.
 *
 * @param game id of the kind of game
 * @param map name of the map
 * @param rules tag Rules, empty for the standard rules
 * @param first side with the first turn
 */
record OpeningKind(String game, String map, String rules, String first) {

  /** The kind of a game. */
  static OpeningKind of(GameSummary game) {
    return new OpeningKind(game.getGame(), game.getMap(), game.getRules(), game.getFirstMover());
  }

  /** All kinds of some games, sorted by name, each with its games. */
  static Map<OpeningKind, List<GameSummary>> all(List<GameSummary> games) {
    Map<String, OpeningKind> named = new TreeMap<>();
    Map<OpeningKind, List<GameSummary>> kinds = new LinkedHashMap<>();
    for (GameSummary game : games) {
      OpeningKind kind = of(game);
      named.put(kind.name(), kind);
    }
    named.values().forEach(kind -> kinds.put(kind, new ArrayList<>()));
    games.forEach(game -> kinds.get(of(game)).add(game));
    return kinds;
  }

  /** Base name of its files. */
  String name() {
    String kind = Text.of("%s\n%s\n%s", game, map, first);
    return Slug.of(game + "-" + first, rules.isEmpty() ? kind : kind + "\n" + rules);
  }

  /** Path of its page from the root of the site. */
  String page() {
    return Text.of("%s%s.html", OpeningsPart.FOLDER, name());
  }

  /** Path of its data for scripts from the root of the site. */
  String script() {
    return Text.of("%s%s.js", OpeningsPart.FOLDER, name());
  }

  /**
   * Title for display: the kind of game, the map and rules unless they are the standard ones, and
   * who begins if that is known.
   */
  String title() {
    boolean usual =
        Games.find(game)
            .map(Game::standardMap)
            .filter(standard -> standard.equals(map))
            .isPresent();
    return Text.of(
        "%s%s%s%s",
        GameRow.kind(game),
        usual ? "" : Text.of(", map %s", map),
        RulePools.suffix(RulePools.name(rules)),
        first.isEmpty() ? "" : Text.of(", %s first", first));
  }
}
