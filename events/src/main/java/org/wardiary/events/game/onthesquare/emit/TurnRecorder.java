package org.wardiary.events.game.onthesquare.emit;

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
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Army;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.TurnSteps;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/** Takes the steps of the sequence of play and emits their events. */
final class TurnRecorder extends TurnSteps {

  private final Board board;
  private final Army army;
  private final EventWriter out;

  TurnRecorder(Board board, EventWriter out) {
    super(board);
    this.board = board;
    army = board.army();
    this.out = out;
  }

  @Override
  public void ask(QuestionKind question, int decides, int unit) {
    super.ask(question, decides, unit);
    out.emit(
        new QuestionAsked(
            question.title(),
            Units.SIDES.decider(decides),
            unit == Units.NONE ? "" : army.id(unit)));
  }

  @Override
  public void drawAuxiliary(Kind kind) {
    int draw = board.preparation().draws();
    super.drawAuxiliary(kind);
    int of = board.deck().alternating() ? 0 : 9 - draw;
    out.emit(
        new AuxiliaryDrawn(Units.SIDES.name(board.preparation().drawer(draw)), kind.name(), of));
  }

  @Override
  public void placeBox(Kind kind) {
    int unit = board.preparation().nextBox();
    super.placeBox(kind);
    int base = Units.base(unit);
    out.emit(
        new BoxPlaced(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            unit + 1,
            out.space(base),
            out.facing(base),
            army.men(base),
            out.guns(unit)));
  }

  @Override
  public void beginTurn(int turn) {
    super.beginTurn(turn);
    out.emit(new TurnBegan(Units.SIDES.name(board.leader()), turn, 1));
  }

  @Override
  public void give(int unit, Order order) {
    super.give(unit, order);
    out.emit(
        new OrderGiven(
            out.side(unit), army.id(unit), out.kind(unit), order.text(), army.boxed(unit)));
  }

  @Override
  public void endOrders(int side) {
    super.endOrders(side);
    out.emit(
        new OrdersEnded(
            Units.SIDES.name(side),
            Integer.bitCount(board.orders().given(side)),
            army.count(side)));
  }

  @Override
  public void reveal(int unit, String cause) {
    super.reveal(unit, cause);
    int base = Units.base(unit);
    out.emit(
        new UnitRevealed(
            out.side(unit),
            army.id(unit),
            out.kind(unit),
            unit + 1,
            out.space(base),
            army.men(base),
            cause));
  }

  @Override
  public void execute(int unit) {
    Order order = board.orders().of(unit);
    super.execute(unit);
    out.emit(new OrderExecuted(out.side(unit), army.id(unit), out.kind(unit), order.text()));
  }

  @Override
  public void standFast(int unit) {
    Order order = board.orders().of(unit);
    super.standFast(unit);
    out.emit(new OrderStoodFast(out.side(unit), army.id(unit), out.kind(unit), order.text()));
  }

  @Override
  public void voidOrder(int unit, String cause) {
    Order order = board.orders().of(unit);
    super.voidOrder(unit, cause);
    out.emit(new OrderVoided(out.side(unit), army.id(unit), out.kind(unit), order.text(), cause));
  }

  @Override
  public void light(int unit, int bridge, int turns) {
    super.light(unit, bridge, turns);
    out.emit(new BridgeLit(out.side(unit), army.id(unit), Sector.name(bridge), turns));
  }

  @Override
  public void burn(int bridge, int left) {
    super.burn(bridge, left);
    out.emit(new BridgeBurned(Sector.name(bridge), left));
  }

  @Override
  public void endTurn(int holder, int running) {
    super.endTurn(holder, running);
    String name = holder < 0 ? "" : Units.SIDES.name(holder);
    out.emit(new TurnEnded(board.turn(), name, running, army.centre(0), army.centre(1)));
  }

  @Override
  public void end(Ending how) {
    super.end(how);
    String result = how.winner() == Ending.DRAW ? "draw" : Units.SIDES.name(how.winner());
    out.emit(new GameEnded(result, how.termination(), "rules", 0, 0, List.of()));
  }
}
