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
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Units;

/** A position of Wargaming on the Square. */
final class OnTheSquarePosition implements Position {

  private final Setup setup;
  private final Board board;
  private final LegalAnswers answers;
  private final SequenceOfPlay quiet;

  OnTheSquarePosition(Setup setup, Board board) {
    this.setup = setup;
    this.board = board;
    answers = new LegalAnswers(board);
    quiet = new SequenceOfPlay(board, answers, EventSink.NONE);
  }

  /** The state, for players and pictures of this game; not to be changed. */
  Board board() {
    return board;
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public int ply() {
    return board.ply();
  }

  @Override
  public int turn() {
    return board.turn();
  }

  @Override
  public int turnSide() {
    return board.leader();
  }

  @Override
  public Question question() {
    if (board.ask() == QuestionKind.NONE) {
      return Question.NONE;
    }
    String unit = board.asked() == Units.NONE ? "" : board.army().id(board.asked());
    return new Question(board.ask().title(), board.decides(), unit);
  }

  @Override
  public Ending ending() {
    return board.ending();
  }

  @Override
  public void begin(EventSink events) {
    flow(events).run();
  }

  private SequenceOfPlay flow(EventSink events) {
    return events == EventSink.NONE ? quiet : new SequenceOfPlay(board, answers, events);
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
    return AnswerCode.read(answer);
  }

  @Override
  public boolean isLegal(long code) {
    return answers.has(code);
  }

  @Override
  public String write(long code) {
    return AnswerCode.write(code);
  }

  @Override
  public Rejection rejection(String answer) {
    return new Refusal(board).rejection(answer);
  }

  @Override
  public void play(long code, EventSink events) {
    flow(events).play(code);
  }

  @Override
  public void evolve(SpecificRecord event) {
    Evolver.apply(board, event);
  }

  /**
   * Blank boxes that are left, or cards: the case k is the k-th box, those with J first, then L,
   * then A, or the k-th card, red ones first.
   */
  @Override
  public int chanceCases() {
    return switch (board.ask()) {
      case AUXILIARY -> board.blanks(Kind.J) + board.blanks(Kind.L) + board.blanks(Kind.A);
      case CARD -> board.deck().red() + board.deck().black();
      case NONE, SETUP, ORDER, EXECUTE, REACT -> 0;
    };
  }

  @Override
  public long chanceAnswer(int k) {
    if (k < 1 || k > chanceCases()) {
      throw new IllegalArgumentException(
          "expected a case of 1 to " + chanceCases() + " but got " + k);
    }
    if (board.ask() == QuestionKind.CARD) {
      return AnswerCode.card(k <= board.deck().red() ? 0 : 1);
    }
    int foot = board.blanks(Kind.J);
    int horse = foot + board.blanks(Kind.L);
    return AnswerCode.of(
        AnswerCode.Form.AUXILIARY, k <= foot ? Kind.J : k <= horse ? Kind.L : Kind.A);
  }

  @Override
  public OnTheSquarePosition copy() {
    return new OnTheSquarePosition(setup, new Board(board));
  }

  @Override
  public byte[] snapshot() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
    try {
      board.write(new DataOutputStream(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException("expected memory to take bytes", e);
    }
    return bytes.toByteArray();
  }

  @Override
  public void writeFields(JsonGenerator json, Viewer viewer) throws IOException {
    new PositionFields(board, viewer).write(json);
  }

  @Override
  public String text(Viewer viewer) {
    return new TextBoard(board, viewer).draw();
  }
}
