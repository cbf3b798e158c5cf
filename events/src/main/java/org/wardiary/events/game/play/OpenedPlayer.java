package org.wardiary.events.game.play;

import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Player;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.RandomDraws;

/**
 * A player that gives the first answers of a game as another player would, with draws from a seed.
 */
final class OpenedPlayer implements Player {

  private final Player opening;
  private final long seed;
  private final int answers;
  private final Player then;

  OpenedPlayer(Player opening, long seed, int answers, Player then) {
    this.opening = opening;
    this.seed = seed;
    this.answers = answers;
    this.then = then;
  }

  @Override
  public String name() {
    return then.name();
  }

  @Override
  public Player forOneGame() {
    return new OpenedPlayer(opening, seed, answers, then.forOneGame());
  }

  @Override
  public long choose(Position position, AnswerList legal, RandomDraws draws) {
    return position.ply() < answers
        ? opening.choose(position, legal, new RandomDraws(seed + position.ply()))
        : then.choose(position, legal, draws);
  }
}
