package org.wardiary.app.coverage;

import java.util.function.Predicate;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;

/**
 * A player that plays as another one, but never gives some answers while there are others.
 *
 * @param name its name
 * @param shunned the answers, as records write them
 * @param other the other player
 */
record ShyPlayer(String name, Predicate<String> shunned, Player other) implements Player {

  @Override
  public Player forOneGame() {
    return new ShyPlayer(name, shunned, other.forOneGame());
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    AnswerList left = new AnswerList();
    for (int i = 0; i < legal.size(); i++) {
      if (!shunned.test(position.write(legal.get(i)))) {
        left.add(legal.get(i));
      }
    }
    return other.choose(position, left.size() == 0 ? legal : left, draws);
  }
}
