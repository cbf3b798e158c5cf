package org.wardiary.events.game.play;

import java.math.BigDecimal;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Draws;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;

/** At each answer, by lot, either the game's aggressive player or the uniform one. */
final class MixedPlayer implements Player {

  /** The lot is drawn out of so many. */
  private static final int LOTS = 1_000_000;

  private final String name;
  private final int aggressiveLots;
  private final Player aggressive;
  private final Player uniform = new UniformPlayer();

  /**
   * A player who is aggressive with a probability.
   *
   * @param probability 0 to 1, at most six decimals
   */
  MixedPlayer(BigDecimal probability, Player aggressive) {
    this.name = "mixed:" + probability.toPlainString();
    this.aggressiveLots = probability.movePointRight(6).intValueExact();
    this.aggressive = aggressive;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public long choose(Position position, AnswerList legal, Draws draws) {
    Player player = draws.draw(LOTS) <= aggressiveLots ? aggressive : uniform;
    return player.choose(position, legal, draws);
  }
}
