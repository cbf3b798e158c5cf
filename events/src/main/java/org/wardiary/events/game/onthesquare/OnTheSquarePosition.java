package org.wardiary.events.game.onthesquare;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;

/** A position of Wargaming on the Square. */
final class OnTheSquarePosition implements Position {

  private final Setup setup;
  private final State state;
  private final Answers answers;
  private final Flow quiet;

  OnTheSquarePosition(Setup setup, State state) {
    this.setup = setup;
    this.state = state;
    answers = new Answers(state);
    quiet = new Flow(state, answers, EventSink.NONE);
  }

  /** The state, for players and pictures of this game; not to be changed. */
  State state() {
    return state;
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public int ply() {
    return state.ply();
  }

  @Override
  public int turn() {
    return state.turn();
  }

  @Override
  public int turnSide() {
    return state.leader();
  }

  @Override
  public Question question() {
    if (state.ask() == Ask.NONE) {
      return Question.NONE;
    }
    String unit = state.asked() == Army.NONE ? "" : state.army.id(state.asked());
    return new Question(state.ask().title(), state.decides(), unit);
  }

  @Override
  public Ending ending() {
    return state.ending();
  }

  @Override
  public void begin(EventSink events) {
    flow(events).run();
  }

  private Flow flow(EventSink events) {
    return events == EventSink.NONE ? quiet : new Flow(state, answers, events);
  }

  @Override
  public int choices() {
    return answers.count();
  }

  @Override
  public void legal(AnswerList out) {
    answers.list(out);
  }

  @Override
  public long read(String answer) {
    return Answer.read(answer);
  }

  @Override
  public boolean isLegal(long code) {
    return answers.has(code);
  }

  @Override
  public String write(long code) {
    return Answer.write(code);
  }

  @Override
  public Rejection rejection(String answer) {
    return new Why(state).rejection(answer);
  }

  @Override
  public void play(long code, EventSink events) {
    flow(events).play(code);
  }

  @Override
  public void evolve(SpecificRecord event) {
    Evolver.apply(state, event);
  }

  /**
   * Blank boxes that are left, or cards: the case k is the k-th box, those with J first, then L,
   * then A, or the k-th card, red ones first.
   */
  @Override
  public int chanceCases() {
    return switch (state.ask()) {
      case AUXILIARY -> state.blanks(Kind.J) + state.blanks(Kind.L) + state.blanks(Kind.A);
      case CARD -> state.deck.red() + state.deck.black();
      case NONE, SETUP, ORDER, EXECUTE, REACT -> 0;
    };
  }

  @Override
  public long chanceAnswer(int k) {
    if (k < 1 || k > chanceCases()) {
      throw new IllegalArgumentException(
          "expected a case of 1 to " + chanceCases() + " but got " + k);
    }
    if (state.ask() == Ask.CARD) {
      return Answer.card(k <= state.deck.red() ? 0 : 1);
    }
    int foot = state.blanks(Kind.J);
    int horse = foot + state.blanks(Kind.L);
    return Answer.of(Answer.Form.AUXILIARY, k <= foot ? Kind.J : k <= horse ? Kind.L : Kind.A);
  }

  @Override
  public OnTheSquarePosition copy() {
    return new OnTheSquarePosition(setup, new State(state));
  }

  @Override
  public byte[] snapshot() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
    try {
      state.write(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException("expected memory to take bytes", e);
    }
    return bytes.toByteArray();
  }

  @Override
  public void writeFields(JsonGenerator json, Viewer viewer) throws IOException {
    new Fields(state, viewer).write(json);
  }

  @Override
  public String text(Viewer viewer) {
    return new TextBoard(state, viewer).draw();
  }
}
