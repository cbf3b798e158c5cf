package org.wardiary.events.law;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Draws;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;

/** Takes each legal answer as often as the next. */
final class Uniform implements Player {

  @Override
  public String name() {
    return "uniform";
  }

  @Override
  public long choose(Position position, AnswerList legal, Draws draws) {
    return legal.get(draws.draw(legal.size()) - 1);
  }
}
