package org.wardiary.events.game.recorded.proof;

import static org.wardiary.events.game.recorded.proof.Translation.unit;

import org.wardiary.events.event.BridgeBurned;
import org.wardiary.events.event.BridgeLit;
import org.wardiary.events.event.OrderExecuted;
import org.wardiary.events.event.OrderGiven;
import org.wardiary.events.event.OrderStoodFast;
import org.wardiary.events.event.OrderVoided;
import org.wardiary.events.event.OrdersEnded;
import org.wardiary.events.event.QuestionAsked;
import org.wardiary.events.event.TurnBegan;
import org.wardiary.events.event.TurnEnded;
import org.wardiary.events.game.StepTable;

/** Turns, phases and orders of Wargaming on the Square (WS-4, WS-10), and its bridges (WS-7.7). */
final class OnTheSquareTurns {

  private final OnTheSquareTranslation to;
  private String acting = "";
  private String phase = "";

  OnTheSquareTurns(OnTheSquareTranslation to) {
    this.to = to;
  }

  static void addTo(StepTable<OnTheSquareTranslation> table) {
    table
        .on(TurnBegan.class, (to, e) -> to.turns().begin(e))
        .on(QuestionAsked.class, (to, e) -> to.turns().ask(e))
        .on(OrderGiven.class, (to, e) -> to.told().set(unit(e), "order", e.getOrder()))
        .ignoring(OrdersEnded.class) // said by the phase that follows
        .on(OrderExecuted.class, (to, e) -> to.turns().execute(e.getSide(), unit(e)))
        .on(OrderStoodFast.class, (to, e) -> to.turns().execute(e.getSide(), unit(e)))
        .on(OrderVoided.class, (to, e) -> to.told().end(unit(e), "order"))
        .on(BridgeLit.class, (to, e) -> to.turns().burn(e.getSpace(), e.getTurns()))
        .on(BridgeBurned.class, (to, e) -> to.turns().burn(e.getSpace(), e.getLeft()))
        .on(TurnEnded.class, (to, e) -> to.turns().end(e));
  }

  /** The fact that a side decides while another acts; empty if it acts itself. */
  String by(String side) {
    return side.equals(acting) ? "" : " <by=" + side + ">";
  }

  private void phase(String side, String word) {
    if (!side.equals(acting) || !word.equals(phase)) {
      acting = side;
      phase = word;
      to.say(":%s.%s", side, word);
    }
  }

  private void begin(TurnBegan turn) {
    to.say("%d.", turn.getTurn());
    acting = "";
    phase = "";
    to.fights().beginTurn();
  }

  /** The side that is asked for orders, or to execute one, acts; a charged one only reacts. */
  private void ask(QuestionAsked question) {
    if (question.getQuestion().equals("order")) {
      phase(question.getDecides(), "Orders");
    } else if (question.getQuestion().equals("execute") && !to.fights().charging()) {
      phase(question.getDecides(), "Execution");
    }
  }

  private void execute(String side, String unit) {
    phase(side, "Execution");
    to.told().end(unit, "order");
  }

  private void burn(String bridge, int left) {
    if (left > 0) {
      to.told().set("@" + bridge, "burning", left);
    } else {
      to.told().end("@" + bridge, "burning");
      to.told().begin("@" + bridge, "burnt");
    }
  }

  private void end(TurnEnded turn) {
    phase("all", "End");
    to.told().end("charged");
    to.told().end("held");
    if (!turn.getHolder().isEmpty()) {
      to.told().begin(turn.getHolder(), "held");
    }
  }
}
