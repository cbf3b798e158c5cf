package org.wardiary.events.game;

/**
 * A player that looks at its game's own board, of which it reads only what its side may know.
 *
 * @param <B> the board
 */
public abstract class BoardPlayer<B extends GameBoard<B, ?>> implements Player {

  private final String name;
  private final Class<B> type;

  /**
   * @param name the player's name
   * @param type the class of the board
   */
  protected BoardPlayer(String name, Class<B> type) {
    this.name = name;
    this.type = type;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final long choose(Position position, AnswerList legal, RandomDraws draws) {
    return choose(type.cast(((BoardPosition<?>) position).board()), legal, draws);
  }

  /** Chooses one of the legal answers; the board must not be changed. */
  public abstract long choose(B board, AnswerList legal, RandomDraws draws);
}
