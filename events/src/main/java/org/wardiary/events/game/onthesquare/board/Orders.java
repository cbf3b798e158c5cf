package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.State;
import org.wardiary.events.game.StateBytes;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The orders of a turn: which units have one, and who gives or executes orders next (WS-4). */
public final class Orders extends State<Orders> {

  private static final int SIDE = (1 << Units.SIDE_UNITS) - 1;

  // letter of each unit's order, 0 for none
  private byte[] letter;
  // units with an order, as bits
  private int given;
  private int ended;
  private int lastGiven = Board.NOBODY;
  private int lastExecuted;

  Orders() {
    letter = new byte[Units.COUNT];
  }

  @Override
  public Orders copy() {
    Orders copy = super.copy();
    copy.letter = letter.clone();
    return copy;
  }

  @Override
  protected void transfer(StateBytes bytes) {
    bytes.octets(letter);
    given = bytes.whole(given);
    ended = bytes.octet(ended);
    lastGiven = bytes.octet(lastGiven);
    lastExecuted = bytes.octet(lastExecuted);
  }

  /** A unit's order if it is not yet executed; {@link Order#NONE} if there is none. */
  public Order of(int unit) {
    return Order.of((char) letter[unit]);
  }

  /** Whether a unit has an order that is not yet executed. */
  public boolean has(int unit) {
    return letter[unit] != 0;
  }

  /** A side's units with orders that are not yet executed, as bits. */
  public int given(int side) {
    return given & SIDE << side * Units.SIDE_UNITS;
  }

  /** Number of sides that have ended their orders in this turn. */
  public int ended() {
    return ended;
  }

  /**
   * The unit to which the side giving orders gave its last one; {@link Board#NOBODY} if there is
   * none.
   */
  public int lastGiven() {
    return lastGiven;
  }

  /**
   * The side that last executed an order in this turn; before any was executed, the side that does
   * not lead.
   */
  public int lastExecuted() {
    return lastExecuted;
  }

  // ---- changes -------------------------------------------------------------------------------

  /** Begins a turn led by a side. */
  void begin(int leader) {
    ended = 0;
    lastGiven = Board.NOBODY;
    lastExecuted = 1 - leader;
  }

  void give(int unit, Order order) {
    letter[unit] = (byte) order.letter();
    given |= 1 << unit;
    lastGiven = unit;
  }

  /**
   * Supposes an order that was not seen being given, for players that look ahead on a {@link
   * Determinisation}.
   */
  public void suppose(int unit, Order order) {
    letter[unit] = (byte) order.letter();
    given |= 1 << unit;
  }

  void end() {
    ended++;
    lastGiven = Board.NOBODY;
  }

  void execute(int unit) {
    clear(unit);
    lastExecuted = Units.side(unit);
  }

  void clear(int unit) {
    letter[unit] = 0;
    given &= ~(1 << unit);
  }

  // ---- bytes ---------------------------------------------------------------------------------

}
