package org.wardiary.events.game;

import java.util.Optional;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.text.Text;

/**
 * What is fixed before a game's first answer.
 *
 * @param game the game, under the rules that the tag {@code Rules} gives
 * @param first the side that has the first turn, 0 or 1
 * @param mapFile the map file
 * @param map the map, read by the game
 * @param tags all tags of the record
 */
public record Setup(Game game, int first, MapFile mapFile, GameMap map, Tags tags) {

  /** Checks that the game is played by exactly the rules that the tags give. */
  public Setup {
    RuleSet rules = game.rules();
    Optional<String> due =
        rules.isStandard() ? Optional.empty() : Optional.of(RulesTag.write(rules));
    if (!tags.get(RulesTag.NAME).equals(due)) {
      throw new IllegalArgumentException(
          Text.of("expected rules %s but the tags say %s", due, tags.get(RulesTag.NAME)));
    }
  }

  /** A new position before anything has happened. */
  public Position position() {
    return game.position(this);
  }

  /** A new position at ply 0, at which the first question is open. */
  public Position start() {
    Position position = position();
    position.begin(EventSink.NONE);
    return position;
  }
}
