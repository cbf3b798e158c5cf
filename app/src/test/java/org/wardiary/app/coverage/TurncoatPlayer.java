package org.wardiary.app.coverage;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;

/**
 * A player that plays as one player where something is so in a position, and otherwise as another.
 *
 * @param name its name
 * @param when makes, for each game, what is asked of its positions
 * @param one the player where it is so
 * @param other the player where it is not
 */
record TurncoatPlayer(String name, Supplier<Predicate<Position>> when, Player one, Player other)
    implements Player {

  @Override
  public Player forOneGame() {
    Predicate<Position> asked = when.get();
    return new TurncoatPlayer(name, () -> asked, one.forOneGame(), other.forOneGame());
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    Player player = when.get().test(position) ? one : other;
    return player.choose(position, legal, draws);
  }
}
