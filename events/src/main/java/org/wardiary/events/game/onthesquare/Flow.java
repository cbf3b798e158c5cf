package org.wardiary.events.game.onthesquare;

import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Question;

/** The sequence of play (WS-2.2, WS-3.1, WS-4, WS-10): from an answer to the next question. */
final class Flow {

  private static final Kind[] ALTERNATING = {Kind.J, Kind.J, Kind.L, Kind.L};

  private final State state;
  private final Army army;
  private final Answers answers;

  /** Takes the steps and tells them. */
  final Recorder recorder;

  private final Volleys volleys;
  private final Charges charges;
  private final Execution execution;

  Flow(State state, Answers answers, EventSink events) {
    this.state = state;
    army = state.army;
    this.answers = answers;
    recorder = new Recorder(state, events);
    Losses losses = new Losses(state, recorder);
    Retreats retreats = new Retreats(state, recorder, losses);
    volleys = new Volleys(state, recorder, losses, retreats);
    charges = new Charges(state, recorder, losses, retreats, volleys);
    execution = new Execution(state, recorder, volleys, charges);
  }

  /** Plays an answer to the question that stands, and what follows up to the next question. */
  void play(long code) {
    Ask ask = state.ask();
    int side = state.decides();
    state.answered();
    ask.play(this, side, code);
    run();
  }

  void order(int side, long code) {
    if (Answer.form(code) == Answer.Form.END) {
      recorder.ordersEnded(side);
    } else {
      int unit = army.find(side, Answer.key(code));
      recorder.gave(unit, Answer.letter(code));
    }
  }

  void execute(int side, long code, String how) {
    if (!state.charge.active()) {
      execution.play(side, code);
      return;
    }
    int unit = Army.unitOf(state.charge.defender());
    boolean fast = Answer.form(code) == Answer.Form.STAND_FAST;
    recorder.fights.reacted(fast ? "stood-fast" : "advance", how);
    if (!fast) {
      Order.F.act(execution, unit, code);
    }
  }

  void react(long code) {
    if (Answer.form(code) == Answer.Form.STAND) {
      charges.stand();
    } else {
      charges.retreat();
    }
  }

  /** Plays on until a question stands or the game is over. */
  void run() {
    boolean on = true;
    while (on) {
      on = state.ending() == Ending.NONE && Stage.of(state).play(this);
    }
  }

  boolean auxiliary() {
    if (state.deck.alternating()) {
      recorder.drewAuxiliary(ALTERNATING[state.draws()]);
      return true;
    }
    recorder.asked(Ask.AUXILIARY, Question.CHANCE, Army.NONE);
    return false;
  }

  boolean box() {
    int side = state.placer(state.placed());
    int left = state.toPlace(side);
    if (Kind.rest(left) == 0) {
      recorder.placed(Kind.first(left));
      return true;
    }
    recorder.asked(Ask.SETUP, side, Army.NONE);
    return false;
  }

  boolean orders() {
    int side = state.ordersEnded() == 0 ? state.leader() : 1 - state.leader();
    if (state.orderable(side) == 0) {
      recorder.ordersEnded(side);
      return true;
    }
    recorder.asked(Ask.ORDER, side, Army.NONE);
    return false;
  }

  boolean executions() {
    int side = 1 - state.lastExecuted();
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
      if (only != Answers.SEVERAL) {
        execution.play(side, only);
        return true;
      }
    }
    recorder.asked(Ask.EXECUTE, side, Army.NONE);
    return false;
  }

  boolean charge() {
    int unit = Army.unitOf(state.charge.defender());
    if (charges.mayStand()) {
      recorder.asked(Ask.REACT, Army.side(unit), unit);
      return false;
    }
    if (charges.advances()) {
      long only = answers.only(unit, 'F');
      if (only != Answers.SEVERAL) {
        execute(Army.side(unit), only, "forced");
        return true;
      }
      recorder.asked(Ask.EXECUTE, Army.side(unit), unit);
      return false;
    }
    charges.next();
    return true;
  }

  /** WS-7.5: a card is drawn, by chance if there are two colours to come. */
  boolean cards() {
    if (state.run.left() == 0) {
      endRun();
      return true;
    }
    Deck deck = state.deck;
    if (deck.alternating()) {
      recorder.fights.drew(deck.next());
      return true;
    }
    if (deck.red() + deck.black() == 0) {
      recorder.fights.shuffled();
    }
    if (deck.red() > 0 && deck.black() > 0) {
      recorder.asked(Ask.CARD, Question.CHANCE, state.run.unit());
      return false;
    }
    recorder.fights.drew(deck.red() > 0 ? 0 : 1);
    return true;
  }

  private void endRun() {
    switch (state.run.purpose()) {
      case NONE -> throw new IllegalStateException("expected a run of cards but there is none");
      case MUSKETS, GUNS -> volleys.resolve();
      case ATTACK -> charges.strike();
      case DEFENCE -> charges.resolve();
    }
  }

  /** WS-7.7, WS-10. */
  private void endTurn() {
    for (int i = 0; i < state.field.bridges().length; i++) {
      int left = state.bridge(i);
      if (left > 0 && left < State.WHOLE) {
        recorder.burned(state.field.bridges()[i], left - 1);
      }
    }
    int holder = army.centre(0) == 4 ? 0 : army.centre(1) == 4 ? 1 : -1;
    boolean again = holder >= 0 && holder == state.held();
    recorder.turnEnded(holder, holder < 0 ? 0 : again ? 2 : 1);
    if (again) {
      recorder.ended(new Ending(holder, "strategic"));
    } else if (state.turn() == State.LAST_TURN) {
      recorder.ended(new Ending(Ending.DRAW, "limit"));
    } else {
      recorder.turnBegan(state.turn() + 1);
    }
  }
}
