package org.wardiary.events.game.onthesquare.board;

/** The steps of cards, fire and losses (WS-2.3, WS-7). */
public class FireSteps {

  private final Board board;
  private final Army army;

  /** Creates steps that change a board. */
  protected FireSteps(Board board) {
    this.board = board;
    army = board.army();
  }

  /** The deck is shuffled (WS-7.5). */
  public void shuffle() {
    board.deck().shuffle();
  }

  /** A card of a side's colour is drawn for the fire or melee in progress (WS-7.5). */
  public void draw(int colour) {
    board.deck().draw(colour);
    board.cards().draw(colour);
  }

  /**
   * A unit fires; its cards are drawn next (WS-7.4).
   *
   * @param cause "order" or "charged"
   */
  public void open(Volley volley, String cause) {
    CardDraw.Purpose purpose = CardDraw.Purpose.of(volley.weapon());
    board.cards().begin(purpose, volley.unit(), volley.cards());
    board.cards().aim(volley.target(), volley.exposed());
  }

  /** All cards of a fire are drawn; the effects of the hits follow (WS-7.6). */
  public void resolve() {
    board.cards().end();
  }

  /**
   * A hit falls on a base's first gun (WS-7.6).
   *
   * @param by the unit that fired
   */
  public void hitGun(int unit, int by) {
    board.guns().hit(unit);
  }

  /**
   * A part loses men.
   *
   * @param cause "muskets", "guns" or "melee"
   * @param by the unit that made the hits
   */
  public void loseMen(int part, int men, String cause, int by) {
    army.loseMen(part, men);
  }

  /**
   * A part is removed, together with any men that it still has.
   *
   * @param cause "muskets", "guns", "melee", "last-man", "charged-by-two", "left-field" or "dummy"
   */
  public void losePart(int part, String cause) {
    army.remove(part);
  }

  /** A section becomes the base (WS-2.3). */
  public void replaceBase(int section) {
    army.promote(section);
  }

  /**
   * A unit is eliminated.
   *
   * @param at the sector of its last base
   * @param cause as in {@link #losePart}
   */
  public void eliminate(int unit, int at, String cause) {
    army.leave(unit, Army.Fate.LOST);
    board.orders().clear(unit);
  }
}
