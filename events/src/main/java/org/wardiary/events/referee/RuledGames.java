package org.wardiary.events.referee;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.rules.BadRules;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;

/** Games under the rules that records give, each created once. Safe to share between threads. */
final class RuledGames {

  /** The largest number of different rules that are cached, far more than a comparison uses. */
  private static final int KEPT = 256;

  private record Key(String game, String rules) {}

  private final Map<Key, Game> games = new ConcurrentHashMap<>();

  /**
   * The game under the rules that the tags give, or under the standard rules if they give none.
   *
   * @throws BadRules if the tags give rules that cannot be played
   */
  Game of(Game game, Tags tags) {
    Optional<String> value = tags.get(RulesTag.NAME);
    if (value.isEmpty()) {
      return game;
    }
    if (games.size() > KEPT) {
      games.clear();
    }
    return games.computeIfAbsent(new Key(game.id(), value.get()), key -> under(game, value.get()));
  }

  private static Game under(Game game, String value) {
    RuleSet rules = RulesTag.read(value, game.parameters());
    return game.under(rules);
  }
}
