package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.onthesquare.unit.Units;

/** The steps of charges and melees (WS-8). */
public class ChargeSteps {

  private final Board board;

  /** Creates steps that change a board. */
  protected ChargeSteps(Board board) {
    this.board = board;
  }

  /** A charge reaches its target (WS-8.2). */
  public void begin(Contact contact) {
    board.charge().begin(contact, board.army().sector(contact.defender()));
    board.charged().add(Units.unitOf(contact.defender()), contact.attacker());
  }

  /**
   * The charged side reacts; if the charged unit still has an order, which is F then, it is
   * executed now (WS-8.3).
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
   * @param slots slots of the part's unit that fight, as bits
   * @param cards number of cards that the charging side draws
   * @param targetCards number of cards that the other side would draw now
   */
  public void beginMelee(int part, int slots, int cards, int targetCards) {
    board.charge().fight(part, slots);
    board.cards().begin(CardDraw.Purpose.ATTACK, board.charge().attacker(), cards);
  }

  /**
   * All cards of the charging side are drawn; the other side's are drawn next (WS-8.5).
   *
   * @param hits number of hits by the charging side
   */
  public void strike(int hits, int targetCards) {
    board.charge().strike(hits);
    int defender = Units.unitOf(board.charge().defender());
    board.cards().begin(CardDraw.Purpose.DEFENCE, defender, targetCards);
  }

  /** All cards of a melee are drawn; the effects of the hits follow (WS-8.5). */
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
