package org.wardiary.events.game.onthesquare.emit;

import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AuxiliaryDrawn;
import org.wardiary.events.event.BoxPlaced;
import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.CommentAdded;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderRejected;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.event.UnitRevealed;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.StepTable;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.ChargeSteps;
import org.wardiary.events.game.onthesquare.board.FireSteps;
import org.wardiary.events.game.onthesquare.board.MoveSteps;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.board.TurnSteps;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.text.Text;

/** Folds events into a board: each event takes its step again, found in a table by event class. */
public final class Evolver {

  private static final StepTable<Evolver> STEPS = new StepTable<>("Wargaming on the Square");

  static {
    turns();
    orders();
    MoveEvolver.addTo(STEPS);
    FireEvolver.addTo(STEPS);
    ChargeEvolver.addTo(STEPS);
  }

  final EventReader in;
  final TurnSteps turns;
  final MoveSteps moves;
  final FireSteps fires;
  final ChargeSteps charges;

  /** Creates an evolver of a board with steps that emit nothing. */
  public Evolver(Board board, Steps steps) {
    in = new EventReader(board);
    turns = steps.turns();
    moves = steps.moves();
    fires = steps.fires();
    charges = steps.charges();
  }

  /**
   * Takes the step of an event.
   *
   * @throws CorruptEvent if the event cannot follow
   */
  public void apply(SpecificRecord event) {
    try {
      STEPS.apply(this, event);
    } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
      throw new CorruptEvent(
          Text.of(
              "expected an event that can follow but got %s: %s",
              event.getClass().getSimpleName(), e.getMessage()),
          e);
    }
  }

  private static void turns() {
    STEPS.on(AnswerGiven.class, (to, e) -> to.turns.answer());
    STEPS.on(
        QuestionAsked.class,
        (to, e) ->
            to.turns.ask(
                QuestionKind.named(e.getQuestion()), EventReader.decides(e), to.in.asked(e)));
    STEPS.on(AuxiliaryDrawn.class, (to, e) -> to.turns.drawAuxiliary(Kind.valueOf(e.getKind())));
    STEPS.on(BoxPlaced.class, (to, e) -> to.turns.placeBox(Kind.valueOf(e.getKind())));
    STEPS.on(TurnBegan.class, (to, e) -> to.turns.beginTurn(e.getTurn()));
    STEPS.on(BridgeLit.class, Evolver::light);
    STEPS.on(
        BridgeBurned.class,
        (to, e) -> to.turns.burn(EventReader.sector(e.getSpace()), e.getLeft()));
    STEPS.on(
        TurnEnded.class,
        (to, e) -> to.turns.endTurn(EventReader.sideOrNone(e.getHolder()), e.getRunning()));
    STEPS.on(GameEnded.class, Evolver::end);
    STEPS.ignoring(OrderRejected.class);
    STEPS.ignoring(CommentAdded.class);
  }

  private static void orders() {
    STEPS.on(
        OrderGiven.class,
        (to, e) -> to.turns.give(to.unit(e.getSide(), e.getUnit()), Order.read(e.getOrder())));
    STEPS.on(OrdersEnded.class, (to, e) -> to.turns.endOrders(EventReader.side(e.getSide())));
    STEPS.on(
        UnitRevealed.class,
        (to, e) -> to.turns.reveal(to.unit(e.getSide(), e.getUnit()), e.getCause()));
    STEPS.on(OrderExecuted.class, (to, e) -> to.turns.execute(to.unit(e.getSide(), e.getUnit())));
    STEPS.on(
        OrderStoodFast.class, (to, e) -> to.turns.standFast(to.unit(e.getSide(), e.getUnit())));
    STEPS.on(
        OrderVoided.class,
        (to, e) -> to.turns.voidOrder(to.unit(e.getSide(), e.getUnit()), e.getCause()));
  }

  int unit(String side, String id) {
    return in.unit(side, id);
  }

  private void light(BridgeLit e) {
    turns.light(unit(e.getSide(), e.getUnit()), EventReader.sector(e.getSpace()), e.getTurns());
  }

  /** Ends the game if a rule ended it; an ending by the players leaves the position as it is. */
  private void end(GameEnded e) {
    if (e.getEndedBy().equals("rules")) {
      int winner =
          e.getResult().equals("draw") ? Ending.DRAW : EventReader.sideOrNone(e.getResult());
      turns.end(new Ending(winner, e.getTermination()));
    }
  }
}
