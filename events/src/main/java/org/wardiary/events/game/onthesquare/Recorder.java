package org.wardiary.events.game.onthesquare;

import java.util.List;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Sides;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * Takes steps and tells the events that say so: questions, boxes, orders, turns, bridges. What
 * parts do is told through {@link #moves}, fire and charges through {@link #fights}.
 */
final class Recorder extends Teller {

  /** Moves, formations, guns. */
  final MoveRecorder moves;

  /** Fire, charges, losses. */
  final FightRecorder fights;

  Recorder(Board board, EventSink sink) {
    super(board, sink);
    moves = new MoveRecorder(board, sink);
    fights = new FightRecorder(board, sink);
  }

  void asked(QuestionKind question, int decides, int unit) {
    board.ask(question, decides, unit);
    if (heard()) {
      tell(
          new QuestionAsked(
              question.title(), Sides.decider(decides), unit == Units.NONE ? "" : army.id(unit)));
    }
  }

  void drewAuxiliary(Kind kind) {
    int draw = board.draws();
    board.draw(kind);
    if (heard()) {
      int of = board.deck().alternating() ? 0 : 9 - draw;
      tell(new AuxiliaryDrawn(Sides.name(board.drawer(draw)), kind.name(), of));
    }
  }

  void placed(Kind kind) {
    int unit = board.nextBox();
    board.place(kind);
    if (heard()) {
      int base = Units.base(unit);
      tell(
          new BoxPlaced(
              side(unit),
              army.id(unit),
              kind(unit),
              unit + 1,
              space(base),
              Facing.name(army.facing(base)),
              army.men(base),
              guns(unit)));
    }
  }

  void turnBegan(int turn) {
    board.beginTurn(turn);
    if (heard()) {
      tell(new TurnBegan(Sides.name(board.leader()), turn, 1));
    }
  }

  void gave(int unit, char order) {
    board.give(unit, order);
    if (heard()) {
      tell(
          new OrderGiven(
              side(unit), army.id(unit), kind(unit), String.valueOf(order), army.boxed(unit)));
    }
  }

  void ordersEnded(int side) {
    board.endOrders();
    if (heard()) {
      tell(new OrdersEnded(Sides.name(side), ordersOf(side), army.count(side)));
    }
  }

  private int ordersOf(int side) {
    int count = 0;
    for (int unit = side * Units.SIDE_UNITS; unit < (side + 1) * Units.SIDE_UNITS; unit++) {
      count += army.order(unit) != 0 ? 1 : 0;
    }
    return count;
  }

  void revealed(int unit, String cause) {
    army.reveal(unit);
    if (heard()) {
      int base = Units.base(unit);
      tell(
          new UnitRevealed(
              side(unit), army.id(unit), kind(unit), unit + 1, space(base), army.men(base), cause));
    }
  }

  void executed(int unit) {
    char order = army.order(unit);
    board.execute(unit);
    if (heard()) {
      tell(new OrderExecuted(side(unit), army.id(unit), kind(unit), String.valueOf(order)));
    }
  }

  void stoodFast(int unit) {
    char order = army.order(unit);
    board.execute(unit);
    if (heard()) {
      tell(new OrderStoodFast(side(unit), army.id(unit), kind(unit), String.valueOf(order)));
    }
  }

  /** An order is void, if the unit has one. */
  void voided(int unit, String cause) {
    if (army.order(unit) == 0) {
      return;
    }
    char order = army.order(unit);
    army.clearOrder(unit);
    if (heard()) {
      tell(new OrderVoided(side(unit), army.id(unit), kind(unit), String.valueOf(order), cause));
    }
  }

  void lit(int unit, int bridge) {
    board.burn(bridge, Bridges.BURNS);
    if (heard()) {
      tell(new BridgeLit(side(unit), army.id(unit), Sector.name(bridge), Bridges.BURNS));
    }
  }

  void burned(int bridge, int left) {
    board.burn(bridge, left);
    if (heard()) {
      tell(new BridgeBurned(Sector.name(bridge), left));
    }
  }

  /**
   * A turn ends.
   *
   * @param holder side that holds the centre, -1 if none
   * @param running ends of turns running at which it held it
   */
  void turnEnded(int holder, int running) {
    board.endTurn(holder);
    if (heard()) {
      String name = holder < 0 ? "" : Sides.name(holder);
      tell(new TurnEnded(board.turn(), name, running, army.centre(0), army.centre(1)));
    }
  }

  void ended(Ending how) {
    board.end(how);
    if (heard()) {
      String result = how.winner() == Ending.DRAW ? "draw" : Sides.name(how.winner());
      tell(new GameEnded(result, how.termination(), "rules", 0, 0, List.of()));
    }
  }
}
