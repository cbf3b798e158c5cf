package org.wardiary.events.game.play;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;

/** A player that gives each legal answer with the same probability. */
final class UniformPlayer implements Player {

  @Override
  public String name() {
    return "uniform";
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    return legal.get(draws.draw(legal.size()) - 1);
  }
}
