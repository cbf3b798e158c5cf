package org.wardiary.analytics.study;

import java.util.Map;
import java.util.Optional;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Level;

/**
 * What is known of a kind of game in addition to its rows.
 *
 * @param game id, e.g. {@code family/variant}
 * @param title title for display
 * @param kinds names of the kinds of units for display, by letter; a letter without a name is shown
 *     itself
 * @param map the standard map as the game reads it, for statistics by place; empty if unknown
 * @param rules the tag {@code Rules} of the games that are counted together; empty for the standard
 *     rules
 */
public record GameInfo(
    String game, String title, Map<String, String> kinds, Optional<GameMap> map, String rules) {

  /** A game by the standard rules. */
  public GameInfo(String game, String title, Map<String, String> kinds, Optional<GameMap> map) {
    this(game, title, kinds, map, "");
  }

  /** A game with its standard map. */
  public static GameInfo of(Game game, GameMap map) {
    return new GameInfo(game.id(), game.title(), game.kinds(), Optional.of(map));
  }

  /**
   * A game of which no more is known than its id, or what its records say if it is recorded only.
   */
  public static GameInfo plain(String game) {
    return Games.find(game)
        .filter(known -> known.level() == Level.RECORDED)
        .map(known -> new GameInfo(game, known.title(), known.kinds(), Optional.empty()))
        .orElseGet(() -> new GameInfo(game, game, Map.of(), Optional.empty()));
  }

  /**
   * The same for games by other rules.
   *
   * @param tag their tag {@code Rules}; empty for the standard rules
   */
  public GameInfo under(String tag) {
    return new GameInfo(game, title, kinds, map, tag);
  }

  /** Name of a kind of unit for display; the letter if it has no name. */
  public String kind(String letter) {
    return kinds.getOrDefault(letter, letter);
  }
}
