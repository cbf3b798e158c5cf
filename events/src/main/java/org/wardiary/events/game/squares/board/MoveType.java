package org.wardiary.events.game.squares.board;

/** The way in which a unit moves by an order, as the event {@code UnitMoved} gives it. */
public enum MoveType {
  /** A move of the only unit that moves in its action. */
  SINGLE("single"),
  /** A move of one of two Horse units (SQ-4.5). */
  TWO_HORSE("two-horse"),
  /** A double move, which uses up a double turn (SQ-4.6). */
  DOUBLE("double");

  private final String title;

  MoveType(String title) {
    this.title = title;
  }

  /** The word that the event {@code UnitMoved} uses. */
  public String title() {
    return title;
  }
}
