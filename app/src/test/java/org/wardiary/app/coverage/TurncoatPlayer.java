package org.wardiary.app.coverage;

import java.util.function.Predicate;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;

/**
 * A player that plays as one player where something is so in a position, and otherwise as another.
 *
 * @param name its name
 * @param when what makes it play as {@code one}
 * @param one the first player
 * @param other the other player
 */
record TurncoatPlayer(String name, Predicate<Position> when, Player one, Player other)
    implements Player {

  @Override
  public Player forOneGame() {
    return new TurncoatPlayer(name, when, one.forOneGame(), other.forOneGame());
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    return (when.test(position) ? one : other).choose(position, legal, draws);
  }
}
