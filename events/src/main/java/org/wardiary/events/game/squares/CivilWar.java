package org.wardiary.events.game.squares;

import org.wardiary.events.game.squares.variant.Variant;

/** SQUARES: The Civil War Battle Game. */
public final class CivilWar extends SquaresGame {

  /** The game. */
  public CivilWar() {
    super(Variant.CIVIL_WAR);
  }
}
