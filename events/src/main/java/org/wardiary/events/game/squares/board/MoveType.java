package org.wardiary.events.game.squares.board;

/** How a unit moves by an order, as the event {@code UnitMoved} writes it. */
public enum MoveType {
  /** The only unit that moves in its action. */
  SINGLE("single"),
  /** One of two Horse units (SQ-4.5). */
  TWO_HORSE("two-horse"),
  /** A double move, which uses up a double turn (SQ-4.6). */
  DOUBLE("double");

  private final String title;

  MoveType(String title) {
    this.title = title;
  }

  /** The word of the event {@code UnitMoved}. */
  public String title() {
    return title;
  }
}
