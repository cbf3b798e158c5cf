package org.wardiary.events.game.onthesquare.turn;

import java.util.List;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.onthesquare.answer.AnswerCode;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Bridges;
import org.wardiary.events.game.onthesquare.board.Deck;
import org.wardiary.events.game.onthesquare.board.Orders;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The sequence of play (WS-2.2, WS-3.1, WS-4, WS-10): from an answer to the next question. */
public final class TurnSequence {

  private static final List<Kind> ALTERNATING = List.of(Kind.J, Kind.J, Kind.L, Kind.L);

  private final Board board;
  private final LegalAnswers answers;
  private final Steps steps;
  // created on demand, since most copies of a position never execute an order
  private OrderExecution execution;

  /** Creates the sequence of play on a board, with steps that may emit events. */
  public TurnSequence(Board board, LegalAnswers answers, Steps steps) {
    this.board = board;
    this.answers = answers;
    this.steps = steps;
  }

  private OrderExecution execution() {
    if (execution == null) {
      execution = new OrderExecution(board, steps);
    }
    return execution;
  }

  /** Plays an answer to the open question, and what follows up to the next question. */
  public void play(long code) {
    QuestionKind question = board.question();
    int side = board.decider();
    steps.answer();
    switch (question) {
      case NONE -> throw new IllegalStateException("expected a question but none stands");
      case AUXILIARY -> steps.drawAuxiliary(AnswerCode.kind(code));
      case SETUP -> steps.placeBox(AnswerCode.kind(code));
      case ORDER -> order(side, code);
      case EXECUTE -> execute(side, code);
      case REACT -> react(code);
      case CARD -> steps.fires().draw(AnswerCode.colour(code));
    }
    run();
  }

  private void order(int side, long code) {
    if (AnswerCode.form(code) == Form.END) {
      steps.endOrders(side);
    } else {
      steps.give(board.army().find(side, AnswerCode.key(code)), AnswerCode.order(code));
    }
  }

  private void execute(int side, long code) {
    if (board.charge().active()) {
      execution().executeCharged(code, "chosen");
    } else {
      execution().execute(side, code);
    }
  }

  private void react(long code) {
    if (AnswerCode.form(code) == Form.STAND) {
      execution().charges.stand();
    } else {
      execution().charges.retreat();
    }
  }

  /** Plays on until a question is open or the game is over. */
  public void run() {
    boolean on = true;
    while (on) {
      on = board.ending() == Ending.NONE && step();
    }
  }

  /** Plays one step that needs no answer; returns false if it asked a question instead. */
  private boolean step() {
    return switch (Phase.of(board)) {
      case CARDS -> cards();
      case CHARGE -> charge();
      case AUXILIARY -> auxiliary();
      case BOX -> box();
      case READY -> {
        beginTurn();
        yield true;
      }
      case ORDERS -> orders();
      case EXECUTIONS -> executions();
    };
  }

  private boolean ask(QuestionKind question, int decides, int unit) {
    steps.ask(question, decides, unit);
    return false;
  }

  private boolean auxiliary() {
    if (board.deck().alternating()) {
      steps.drawAuxiliary(ALTERNATING.get(board.preparation().draws()));
      return true;
    }
    return ask(QuestionKind.AUXILIARY, Question.CHANCE, Board.NOBODY);
  }

  private boolean box() {
    int side = board.preparation().placer();
    int left = board.preparation().toPlace(side);
    if (Kind.rest(left) == 0) {
      steps.placeBox(Kind.first(left));
      return true;
    }
    return ask(QuestionKind.SETUP, side, Board.NOBODY);
  }

  private boolean orders() {
    int side = board.orders().ended() == 0 ? board.turnSide() : 1 - board.turnSide();
    if (board.orderable(side) == 0) {
      steps.endOrders(side);
      return true;
    }
    return ask(QuestionKind.ORDER, side, Board.NOBODY);
  }

  private boolean executions() {
    Orders orders = board.orders();
    int other = 1 - orders.lastExecuted();
    int side = orders.given(other) == 0 ? 1 - other : other;
    int given = orders.given(side);
    if (given == 0) {
      endTurn();
      return true;
    }
    // each order has at least one answer, so only a single order can have a single answer
    if (Integer.bitCount(given) == 1) {
      int unit = Integer.numberOfTrailingZeros(given);
      long only = answers.only(unit, orders.of(unit));
      if (only != LegalAnswers.SEVERAL) {
        execution().execute(side, only);
        return true;
      }
    }
    return ask(QuestionKind.EXECUTE, side, Board.NOBODY);
  }

  private boolean charge() {
    int unit = Units.unitOf(board.charge().defender());
    if (execution().charges.mayStand()) {
      return ask(QuestionKind.REACT, Units.side(unit), unit);
    }
    if (!execution().charges.advances()) {
      execution().charges.next();
      return true;
    }
    long only = answers.only(unit, Order.F);
    if (only != LegalAnswers.SEVERAL) {
      execution().executeCharged(only, "forced");
      return true;
    }
    return ask(QuestionKind.EXECUTE, Units.side(unit), unit);
  }

  /** Draws a card, asking chance if both colours are left (WS-7.5), or ends the draw. */
  private boolean cards() {
    if (board.cards().left() == 0) {
      endDraw();
      return true;
    }
    Deck deck = board.deck();
    if (deck.alternating()) {
      steps.fires().draw(deck.next());
      return true;
    }
    if (deck.red() + deck.black() == 0) {
      steps.fires().shuffle();
    }
    if (deck.red() > 0 && deck.black() > 0) {
      return ask(QuestionKind.CARD, Question.CHANCE, board.cards().unit());
    }
    steps.fires().draw(deck.red() > 0 ? 0 : 1);
    return true;
  }

  private void endDraw() {
    switch (board.cards().purpose()) {
      case NONE -> throw new IllegalStateException("expected cards to be drawn but there are none");
      case MUSKETS, GUNS -> execution().fire.resolve();
      case ATTACK -> execution().charges.melee().strike();
      case DEFENCE -> execution().charges.melee().resolve();
    }
  }

  private void beginTurn() {
    steps.beginTurn(board.nextLeader(), 1);
  }

  /** Ends a turn: bridges burn on (WS-7.7), and the game ends (WS-10) or the next turn begins. */
  private void endTurn() {
    for (int i = 0; i < board.map().bridgeCount(); i++) {
      int left = board.bridges().left(i);
      if (left > 0 && left < Bridges.WHOLE) {
        steps.burn(board.map().bridge(i), left - 1);
      }
    }
    int centre = board.rules().centreSectors();
    int holder = board.army().centre(0) >= centre ? 0 : board.army().centre(1) >= centre ? 1 : -1;
    int running = holder < 0 ? 0 : holder == board.held() ? board.running() + 1 : 1;
    steps.endTurn(holder, running);
    if (running >= board.rules().centreTurns()) {
      steps.end(new Ending(holder, Steps.STRATEGIC));
    } else if (board.turn() >= board.rules().turnLimit()) {
      steps.end(new Ending(Ending.DRAW, Steps.LIMIT));
    } else {
      beginTurn();
    }
  }
}
