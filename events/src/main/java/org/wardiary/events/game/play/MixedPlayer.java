package org.wardiary.events.game.play;

import java.math.BigDecimal;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Draws;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;

/** At each answer, by lot, either a player with sense or the uniform one. */
final class MixedPlayer implements Player {

  /** The lot is drawn out of so many. */
  private static final int LOTS = 1_000_000;

  private final String name;
  private final int lots;
  private final Player sense;
  private final Player uniform = new UniformPlayer();

  /**
   * A player who has sense with a probability.
   *
   * @param probability 0 to 1, at most six decimals
   */
  MixedPlayer(String name, BigDecimal probability, Player sense) {
    this.name = name;
    this.lots = probability.movePointRight(6).intValueExact();
    this.sense = sense;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public long choose(Position position, AnswerList legal, Draws draws) {
    Player player = draws.draw(LOTS) <= lots ? sense : uniform;
    return player.choose(position, legal, draws);
  }
}
