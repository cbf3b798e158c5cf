package org.wardiary.events.game.onthesquare.board;

import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.GameSteps;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Gun;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/**
 * The steps of a game: those of the sequence of play here (WS-2 to WS-4, WS-10), the others by
 * theme.
 */
public final class Steps extends GameSteps<Board, QuestionKind> {

  /** How a side wins by holding the centre (WS-10.1). */
  public static final String STRATEGIC = "strategic";

  /** How the last turn ends a game (WS-10.2). */
  public static final String LIMIT = "limit";

  private static final StepTable<Steps> EVENTS =
      GameSteps.<Steps>table("Wargaming on the Square")
          .on(AuxiliaryDrawn.class, (to, e) -> to.drawAuxiliary(Kind.valueOf(e.getKind())))
          .on(BoxPlaced.class, (to, e) -> to.placeBox(Kind.valueOf(e.getKind())))
          .on(OrderGiven.class, (to, e) -> to.give(to.unit(e), Order.read(e.getOrder())))
          .on(OrdersEnded.class, (to, e) -> to.endOrders(to.side(e.getSide())))
          .on(UnitRevealed.class, (to, e) -> to.reveal(to.unit(e), e.getCause()))
          .on(OrderExecuted.class, (to, e) -> to.execute(to.unit(e)))
          .on(OrderStoodFast.class, (to, e) -> to.standFast(to.unit(e)))
          .on(OrderVoided.class, (to, e) -> to.voidOrder(to.unit(e), e.getCause()))
          .on(
              BridgeLit.class,
              (to, e) -> to.light(to.unit(e), Names.sector(e.getSpace()), e.getTurns()))
          .on(BridgeBurned.class, (to, e) -> to.burn(Names.sector(e.getSpace()), e.getLeft()))
          .on(TurnEnded.class, (to, e) -> to.endTurn(to.holder(e), e.getRunning()));

  static {
    MoveSteps.addTo(EVENTS);
    FireSteps.addTo(EVENTS);
    ChargeSteps.addTo(EVENTS);
  }

  private final Army army;
  private final Names names;
  private final MoveSteps moves;
  private final FireSteps fires;
  private final ChargeSteps charges;

  /** The steps on a board, with events to a sink. */
  public Steps(Board board, EventSink events) {
    super(board, events);
    army = board.army();
    names = new Names(board);
    moves = new MoveSteps(board, this);
    fires = new FireSteps(board, this);
    charges = new ChargeSteps(board, this);
  }

  @Override
  public void apply(SpecificRecord event) {
    EVENTS.apply(this, event);
  }

  @Override
  protected List<String> terminations() {
    return List.of(STRATEGIC, LIMIT);
  }

  /** The steps of movement and formation. */
  public MoveSteps moves() {
    return moves;
  }

  /** The steps of fire and losses. */
  public FireSteps fires() {
    return fires;
  }

  /** The steps of a charge. */
  public ChargeSteps charges() {
    return charges;
  }

  /** The names that events use. */
  Names names() {
    return names;
  }

  /** The unit that an event names by its fields {@code side} and {@code unit}. */
  int unit(SpecificRecord event) {
    return names.unit(text(event, "side"), text(event, "unit"));
  }

  private static String text(SpecificRecord event, String field) {
    return (String) event.get(event.getSchema().getField(field).pos());
  }

  @Override
  protected int asked(int decider, String id) {
    return decider == Question.CHANCE ? board.cards().unit() : names.unit(name(decider), id);
  }

  /** The side whose draw it is draws an auxiliary (WS-2.2). */
  public void drawAuxiliary(Kind kind) {
    Preparation preparation = board.preparation();
    if (recorded()) {
      String side = name(preparation.drawer(preparation.draws()));
      int of = board.deck().alternating() ? 0 : 9 - preparation.draws();
      emit(new AuxiliaryDrawn(side, kind.name(), of));
    }
    preparation.draw(kind);
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
    if (recorded()) {
      int base = Units.base(unit);
      emit(
          new BoxPlaced(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              unit + 1,
              names.space(base),
              names.facing(base),
              army.men(base),
              names.guns(unit)));
    }
  }

  /** A unit is given an order (WS-4.2). */
  public void give(int unit, Order order) {
    board.orders().give(unit, order);
    if (recorded()) {
      String side = names.sideOf(unit);
      String kind = names.kind(unit);
      emit(new OrderGiven(side, army.id(unit), kind, order.text(), army.boxed(unit)));
    }
  }

  /** A side gives no further orders in this turn (WS-4.2). */
  public void endOrders(int side) {
    board.orders().end();
    if (recorded()) {
      int given = Integer.bitCount(board.orders().given(side));
      emit(new OrdersEnded(name(side), given, army.count(side)));
    }
  }

  /** A unit comes out of its box (WS-3.2). */
  public void reveal(int unit, String cause) {
    army.reveal(unit);
    if (recorded()) {
      int base = Units.base(unit);
      emit(
          new UnitRevealed(
              names.sideOf(unit),
              army.id(unit),
              names.kind(unit),
              unit + 1,
              names.space(base),
              army.men(base),
              cause));
    }
  }

  /** A unit executes its order (WS-4.3). */
  public void execute(int unit) {
    if (recorded()) {
      String order = board.orders().of(unit).text();
      emit(new OrderExecuted(names.sideOf(unit), army.id(unit), names.kind(unit), order));
    }
    board.orders().execute(unit);
  }

  /** A unit cannot execute its order and stands fast (WS-4.3). */
  public void standFast(int unit) {
    if (recorded()) {
      String order = board.orders().of(unit).text();
      emit(new OrderStoodFast(names.sideOf(unit), army.id(unit), names.kind(unit), order));
    }
    board.orders().execute(unit);
  }

  /** A unit loses its order. */
  public void voidOrder(int unit, String cause) {
    if (recorded()) {
      String order = board.orders().of(unit).text();
      emit(new OrderVoided(names.sideOf(unit), army.id(unit), names.kind(unit), order, cause));
    }
    board.orders().clear(unit);
  }

  /**
   * A unit sets a bridge on fire (WS-7.7).
   *
   * @param turns ends of turns until the bridge is gone
   */
  public void light(int unit, int bridge, int turns) {
    board.burn(bridge, turns);
    if (recorded()) {
      emit(new BridgeLit(names.sideOf(unit), army.id(unit), Sector.name(bridge), turns));
    }
  }

  /** A bridge burns on, and is gone once nothing of it is left (WS-7.7). */
  public void burn(int bridge, int left) {
    board.burn(bridge, left);
    if (recorded()) {
      emit(new BridgeBurned(Sector.name(bridge), left));
    }
  }

  /**
   * A turn ends (WS-10.1).
   *
   * @param holder the side that holds the centre, {@link Board#NOBODY} if neither does
   * @param running ends of turns running at which it has held it
   */
  public void endTurn(int holder, int running) {
    board.endTurn(holder, running);
    if (recorded()) {
      String name = board.sides().nameOrEmpty(holder);
      emit(new TurnEnded(board.turn(), name, running, army.centre(0), army.centre(1)));
    }
  }

  private int holder(TurnEnded event) {
    return event.getHolder().isEmpty() ? Board.NOBODY : side(event.getHolder());
  }
}
