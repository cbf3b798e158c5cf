package org.wardiary.events.game.onthesquare;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.onthesquare.answer.AnswerText;
import org.wardiary.events.game.onthesquare.answer.QuestionKind;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Snapshot;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.emit.Evolver;
import org.wardiary.events.game.onthesquare.emit.Recorder;
import org.wardiary.events.game.onthesquare.turn.ChanceCases;
import org.wardiary.events.game.onthesquare.turn.LegalAnswers;
import org.wardiary.events.game.onthesquare.turn.Legality;
import org.wardiary.events.game.onthesquare.turn.Refusal;
import org.wardiary.events.game.onthesquare.turn.TurnSequence;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.game.onthesquare.view.KeyFields;
import org.wardiary.events.game.onthesquare.view.PositionFields;
import org.wardiary.events.game.onthesquare.view.TextBoard;

/** A position of Wargaming on the Square. */
public final class OnTheSquarePosition implements Position {

  private final Setup setup;
  private final Board board;
  private final LegalAnswers answers;
  private final TurnSequence quiet;
  private final Steps steps;
  // the sequence of play for the event sink used last
  private EventSink sink = EventSink.NONE;
  private TurnSequence sequence;

  OnTheSquarePosition(Setup setup, Board board) {
    this.setup = setup;
    this.board = board;
    answers = new LegalAnswers(board);
    steps = Steps.on(board);
    quiet = new TurnSequence(board, answers, steps);
    sequence = quiet;
  }

  /** The board of this position. */
  public Board board() {
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
    if (board.question() == QuestionKind.NONE) {
      return Question.NONE;
    }
    String unit = board.asked() == Units.NONE ? "" : board.army().id(board.asked());
    return new Question(board.question().title(), board.decides(), unit);
  }

  @Override
  public Ending ending() {
    return board.ending();
  }

  @Override
  public void begin(EventSink events) {
    sequence(events).run();
  }

  private TurnSequence sequence(EventSink events) {
    if (events != sink) {
      sink = events;
      sequence =
          events == EventSink.NONE
              ? quiet
              : new TurnSequence(board, answers, Recorder.on(board, events));
    }
    return sequence;
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
    return AnswerText.read(answer);
  }

  @Override
  public Optional<Rejection> broken(long code) {
    return isLegal(code) ? Optional.empty() : Optional.of(rejection(write(code)));
  }

  @Override
  public boolean isLegal(long code) {
    return Legality.isLegal(answers, code);
  }

  @Override
  public String write(long code) {
    return AnswerText.of(code);
  }

  @Override
  public Rejection rejection(String answer) {
    return new Refusal(board).rejection(answer);
  }

  @Override
  public void play(long code, EventSink events) {
    sequence(events).play(code);
  }

  @Override
  public void evolve(SpecificRecord event) {
    new Evolver(board, steps).apply(event);
  }

  @Override
  public int chanceCases() {
    return ChanceCases.count(board);
  }

  @Override
  public long chanceAnswer(int k) {
    return ChanceCases.answer(board, k);
  }

  @Override
  public OnTheSquarePosition copy() {
    return new OnTheSquarePosition(setup, new Board(board));
  }

  @Override
  public byte[] snapshot() {
    return Snapshot.write(board);
  }

  @Override
  public void writeFields(JsonGenerator json, Viewer viewer) throws IOException {
    new PositionFields(board, viewer).write(json);
  }

  @Override
  public void writeKeyFields(JsonGenerator json) throws IOException {
    KeyFields.write(board, json);
  }

  @Override
  public String text(Viewer viewer) {
    return new TextBoard(board, viewer).draw();
  }
}
