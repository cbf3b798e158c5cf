package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** The sequence of play (WS-2.2, WS-3.1, WS-4, WS-10): from an answer to the next question. */
final class SequenceOfPlay {

  private static final Kind[] ALTERNATING = {Kind.J, Kind.J, Kind.L, Kind.L};

  private final Board board;
  private final Army army;
  private final LegalAnswers answers;

  /** Takes the steps and tells them. */
  final Recorder recorder;

  private final Volleys volleys;
  private final Charges charges;
  private final Execution execution;

  SequenceOfPlay(Board board, LegalAnswers answers, EventSink events) {
    this.board = board;
    army = board.army();
    this.answers = answers;
    recorder = new Recorder(board, events);
    Losses losses = new Losses(board, recorder);
    Retreats retreats = new Retreats(board, recorder, losses);
    volleys = new Volleys(board, recorder, losses, retreats);
    charges = new Charges(board, recorder, losses, retreats, volleys);
    execution = new Execution(board, recorder, volleys, charges);
  }

  /** Plays an answer to the question that stands, and what follows up to the next question. */
  void play(long code) {
    QuestionKind ask = board.ask();
    int side = board.decides();
    board.answered();
    ask.play(this, side, code);
    run();
  }

  void order(int side, long code) {
    if (AnswerCode.form(code) == AnswerCode.Form.END) {
      recorder.ordersEnded(side);
    } else {
      int unit = army.find(side, AnswerCode.key(code));
      recorder.gave(unit, AnswerCode.letter(code));
    }
  }

  void execute(int side, long code, String how) {
    if (!board.charge().active()) {
      execution.play(side, code);
      return;
    }
    int unit = Units.unitOf(board.charge().defender());
    boolean fast = AnswerCode.form(code) == AnswerCode.Form.STAND_FAST;
    recorder.fights.reacted(fast ? "stood-fast" : "advance", how);
    if (!fast) {
      Order.F.act(execution, unit, code);
    }
  }

  void react(long code) {
    if (AnswerCode.form(code) == AnswerCode.Form.STAND) {
      charges.stand();
    } else {
      charges.retreat();
    }
  }

  /** Plays on until a question stands or the game is over. */
  void run() {
    boolean on = true;
    while (on) {
      on = board.ending() == Ending.NONE && Phase.of(board).play(this);
    }
  }

  boolean auxiliary() {
    if (board.deck().alternating()) {
      recorder.drewAuxiliary(ALTERNATING[board.draws()]);
      return true;
    }
    recorder.asked(QuestionKind.AUXILIARY, Question.CHANCE, Units.NONE);
    return false;
  }

  boolean box() {
    int side = board.placer(board.placed());
    int left = board.toPlace(side);
    if (Kind.rest(left) == 0) {
      recorder.placed(Kind.first(left));
      return true;
    }
    recorder.asked(QuestionKind.SETUP, side, Units.NONE);
    return false;
  }

  boolean orders() {
    int side = board.ordersEnded() == 0 ? board.leader() : 1 - board.leader();
    if (board.orderable(side) == 0) {
      recorder.ordersEnded(side);
      return true;
    }
    recorder.asked(QuestionKind.ORDER, side, Units.NONE);
    return false;
  }

  boolean executions() {
    int side = 1 - board.lastExecuted();
    if (army.ordered(side) == 0) {
      side = 1 - side;
    }
    int ordered = army.ordered(side);
    if (ordered == 0) {
      endTurn();
      return true;
    }
    // each order has at least one execution: only with a single order can there be a single one
    if (Integer.bitCount(ordered) == 1) {
      int unit = Integer.numberOfTrailingZeros(ordered);
      long only = answers.only(unit, army.order(unit));
      if (only != LegalAnswers.SEVERAL) {
        execution.play(side, only);
        return true;
      }
    }
    recorder.asked(QuestionKind.EXECUTE, side, Units.NONE);
    return false;
  }

  boolean charge() {
    int unit = Units.unitOf(board.charge().defender());
    if (charges.mayStand()) {
      recorder.asked(QuestionKind.REACT, Units.side(unit), unit);
      return false;
    }
    if (charges.advances()) {
      long only = answers.only(unit, 'F');
      if (only != LegalAnswers.SEVERAL) {
        execute(Units.side(unit), only, "forced");
        return true;
      }
      recorder.asked(QuestionKind.EXECUTE, Units.side(unit), unit);
      return false;
    }
    charges.next();
    return true;
  }

  /** WS-7.5: a card is drawn, by chance if there are two colours to come. */
  boolean cards() {
    if (board.cards().left() == 0) {
      endRun();
      return true;
    }
    Deck deck = board.deck();
    if (deck.alternating()) {
      recorder.fights.drew(deck.next());
      return true;
    }
    if (deck.red() + deck.black() == 0) {
      recorder.fights.shuffled();
    }
    if (deck.red() > 0 && deck.black() > 0) {
      recorder.asked(QuestionKind.CARD, Question.CHANCE, board.cards().unit());
      return false;
    }
    recorder.fights.drew(deck.red() > 0 ? 0 : 1);
    return true;
  }

  private void endRun() {
    switch (board.cards().purpose()) {
      case NONE -> throw new IllegalStateException("expected a run of cards but there is none");
      case MUSKETS, GUNS -> volleys.resolve();
      case ATTACK -> charges.strike();
      case DEFENCE -> charges.resolve();
    }
  }

  /** WS-7.7, WS-10. */
  private void endTurn() {
    for (int i = 0; i < board.map().bridgeCount(); i++) {
      int left = board.bridge(i);
      if (left > 0 && left < Bridges.WHOLE) {
        recorder.burned(board.map().bridge(i), left - 1);
      }
    }
    int holder = army.centre(0) == 4 ? 0 : army.centre(1) == 4 ? 1 : -1;
    boolean again = holder >= 0 && holder == board.held();
    recorder.turnEnded(holder, holder < 0 ? 0 : again ? 2 : 1);
    if (again) {
      recorder.ended(new Ending(holder, "strategic"));
    } else if (board.turn() == Board.LAST_TURN) {
      recorder.ended(new Ending(Ending.DRAW, "limit"));
    } else {
      recorder.turnBegan(board.turn() + 1);
    }
  }
}
