package org.wardiary.events.game.hasami;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;

/** Captures as many men as it can; draws among equally good orders. */
final class AggressivePlayer implements Player {

  @Override
  public String name() {
    return "aggressive";
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    AnswerList best = new AnswerList();
    int most = -1;
    for (int i = 0; i < legal.size(); i++) {
      int taken = ((HasamiPosition) position).captures(legal.get(i));
      if (taken > most) {
        best.clear();
        most = taken;
      }
      if (taken == most) {
        best.add(legal.get(i));
      }
    }
    return best.get(draws.draw(best.size()) - 1);
  }
}
