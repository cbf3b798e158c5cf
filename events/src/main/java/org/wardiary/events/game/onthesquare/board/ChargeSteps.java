package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.onthesquare.unit.Units;

/** Steps of charges and melees (WS-8). */
public class ChargeSteps {

  private final Board board;

  /** Steps on a board. */
  protected ChargeSteps(Board board) {
    this.board = board;
  }

  /** A charge reaches its target (WS-8.2). */
  public void begin(Contact contact) {
    board.charge().begin(contact, board.army().sector(contact.defender()));
  }

  /**
   * The side charged reacts; its unit's order, if it has one still, F, is executed now (WS-8.3).
   *
   * @param reaction "advance", "stood-fast", "fire", "melee", "retreat" or "stand"
   * @param how "forced" or "chosen"
   */
  public void react(String reaction, String how) {
    board.charge().react();
    board.orders().clear(Units.unitOf(board.charge().defender()));
  }

  /**
   * A melee begins; the charging side's cards are drawn next (WS-8.5).
   *
   * @param part the part charged
   * @param slots slots of its unit that fight, as bits
   * @param cards cards of the charging side
   * @param targetCards cards that the other side would draw now
   */
  public void beginMelee(int part, int slots, int cards, int targetCards) {
    board.charge().fight(part, slots);
    board.cards().begin(CardDraw.Purpose.ATTACK, board.charge().attacker(), cards);
  }

  /**
   * The charging side's cards are all drawn; the other side's are drawn next (WS-8.5).
   *
   * @param hits hits of the charging side
   */
  public void strike(int hits, int targetCards) {
    board.charge().strike(hits);
    int defender = Units.unitOf(board.charge().defender());
    board.cards().begin(CardDraw.Purpose.DEFENCE, defender, targetCards);
  }

  /** All cards of a melee are drawn; what the hits do follows (WS-8.5). */
  public void resolveMelee(MeleeResult result) {
    board.cards().end();
  }

  /**
   * A charge is over.
   *
   * @param outcome "dummy", "evaded", "fire", "retreat" or "melee"
   */
  public void end(String outcome) {
    board.charge().end();
  }
}
