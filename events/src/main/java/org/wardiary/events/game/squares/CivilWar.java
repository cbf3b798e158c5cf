package org.wardiary.events.game.squares;

/** SQUARES: The Civil War Battle Game. */
public final class CivilWar extends SquaresGame {

  /** The game. */
  public CivilWar() {
    super(Variant.CIVIL_WAR);
  }
}
