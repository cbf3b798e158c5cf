package org.wardiary.events.game.squares;

/** SQUARES: The Napoleonic War Variant. */
public final class Napoleonic extends SquaresGame {

  /** The game. */
  public Napoleonic() {
    super(Variant.NAPOLEONIC);
  }
}
