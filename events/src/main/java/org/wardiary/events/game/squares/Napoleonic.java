package org.wardiary.events.game.squares;

import org.wardiary.events.game.squares.variant.Variant;

/** SQUARES: The Napoleonic War Variant. */
public final class Napoleonic extends SquaresGame {

  /** The game. */
  public Napoleonic() {
    super(Variant.NAPOLEONIC);
  }
}
