package org.wardiary.events.game.onthesquare.board;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The steps of the sequence of play: questions, boxes, orders, turns and bridges (WS-2 to WS-4,
 * WS-10).
 */
public class TurnSteps {

  private final Board board;
  private final Army army;

  /** Creates steps that change a board. */
  protected TurnSteps(Board board) {
    this.board = board;
    army = board.army();
  }

  /** The open question is answered; then no question is open. */
  public final void answer() {
    board.answer();
  }

  /**
   * A question is asked.
   *
   * @param decides a side, or {@link Question#CHANCE}
   * @param unit the unit that the question is about, {@link Units#NONE} if it is about none
   */
  public void ask(QuestionKind question, int decides, int unit) {
    board.ask(question, decides, unit);
  }

  /** The side whose draw it is draws an auxiliary (WS-2.2). */
  public void drawAuxiliary(Kind kind) {
    board.preparation().draw(kind);
  }

  /**
   * The next box is placed on its sector of its side's first row, facing the enemy's first row
   * (WS-3.1).
   */
  public void placeBox(Kind kind) {
    int unit = board.preparation().nextBox();
    boolean red = Units.side(unit) == 0;
    int sector = red ? unit : Sector.COUNT - 1 - (unit - Units.SIDE_UNITS);
    board.preparation().place(kind);
    army.place(unit, kind, sector, red ? Facing.NORTH : Facing.SOUTH);
    for (int i = 0; i < board.rules().guns(kind); i++) {
      board.guns().add(unit, Gun.FRESH);
    }
  }

  /** A turn begins. */
  public void beginTurn(int turn) {
    board.beginTurn(turn);
  }

  /** A unit is given an order (WS-4.2). */
  public void give(int unit, Order order) {
    board.orders().give(unit, order);
  }

  /** A side ends its orders (WS-4.2). */
  public void endOrders(int side) {
    board.orders().end();
  }

  /**
   * A box is taken off (WS-3.2).
   *
   * @param cause "order", "fire" or "charge"
   */
  public void reveal(int unit, String cause) {
    army.reveal(unit);
  }

  /** A unit's order is executed (WS-4.3); its effects follow as further steps. */
  public void execute(int unit) {
    board.orders().execute(unit);
  }

  /** A unit that cannot execute its order stands fast (WS-4.3). */
  public void standFast(int unit) {
    board.orders().execute(unit);
  }

  /**
   * A unit's order becomes void.
   *
   * @param cause "charged", "joined", "lost" or "retreated"
   */
  public void voidOrder(int unit, String cause) {
    board.orders().clear(unit);
  }

  /**
   * A unit lights a bridge (WS-7.7).
   *
   * @param bridge the bridge's sector
   * @param turns number of turn ends for which it burns
   */
  public void light(int unit, int bridge, int turns) {
    board.burn(bridge, turns);
  }

  /**
   * A bridge burns on or is gone (WS-7.7).
   *
   * @param left number of turn ends for which it still burns, 0 if it is gone
   */
  public void burn(int bridge, int left) {
    board.burn(bridge, left);
  }

  /**
   * A turn ends (WS-10.1).
   *
   * @param holder the side that holds the centre, -1 if neither does
   * @param running number of consecutive turn ends at which the holder has held the centre
   */
  public void endTurn(int holder, int running) {
    board.endTurn(holder, running);
  }

  /** The game ends by the rules (WS-10). */
  public void end(Ending how) {
    board.end(how);
  }
}
