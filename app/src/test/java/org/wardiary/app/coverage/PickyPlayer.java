package org.wardiary.app.coverage;

import java.util.function.BiPredicate;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;

/**
 * A player that plays as another one, but gives only wanted answers where there are any.
 *
 * @param name its name
 * @param wanted the answers, as records write them, in a position
 * @param other the other player
 */
record PickyPlayer(String name, BiPredicate<Position, String> wanted, Player other)
    implements Player {

  @Override
  public Player forOneGame() {
    return new PickyPlayer(name, wanted, other.forOneGame());
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    AnswerList left = new AnswerList();
    for (int i = 0; i < legal.size(); i++) {
      if (wanted.test(position, position.write(legal.get(i)))) {
        left.add(legal.get(i));
      }
    }
    return other.choose(position, left.size() == 0 ? legal : left, draws);
  }
}
