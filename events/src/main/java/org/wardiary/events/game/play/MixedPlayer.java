package org.wardiary.events.game.play;

import java.math.BigDecimal;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;

/**
 * A player that gives each answer either as another player or as the uniform one, chosen at random.
 */
final class MixedPlayer implements Player {

  /** The probability 1, in millionths. */
  private static final int WHOLE = 1_000_000;

  private final String name;
  private final int share;
  private final Player other;
  private final Player uniform = new UniformPlayer();

  /**
   * Creates a player that answers as another one with a given probability.
   *
   * @param name the mixed player's name
   * @param probability the probability of answering as the other player, 0 to 1, at most six
   *     decimals
   * @param other the other player
   */
  MixedPlayer(String name, BigDecimal probability, Player other) {
    this(name, probability.movePointRight(6).intValueExact(), other);
  }

  private MixedPlayer(String name, int share, Player other) {
    this.name = name;
    this.share = share;
    this.other = other;
  }

  @Override
  public Player forOneGame() {
    return new MixedPlayer(name, share, other.forOneGame());
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    Player player = draws.draw(WHOLE) <= share ? other : uniform;
    return player.choose(position, legal, draws);
  }
}
