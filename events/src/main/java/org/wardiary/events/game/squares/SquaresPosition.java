package org.wardiary.events.game.squares;

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
import org.wardiary.events.game.squares.answer.AnswerText;
import org.wardiary.events.game.squares.answer.QuestionKind;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.board.Snapshot;
import org.wardiary.events.game.squares.board.Steps;
import org.wardiary.events.game.squares.decision.Choices;
import org.wardiary.events.game.squares.decision.Legality;
import org.wardiary.events.game.squares.decision.Refusal;
import org.wardiary.events.game.squares.decision.Resolution;
import org.wardiary.events.game.squares.emit.Evolver;
import org.wardiary.events.game.squares.emit.Recorder;
import org.wardiary.events.game.squares.turn.TurnSequence;
import org.wardiary.events.game.squares.view.KeyFields;
import org.wardiary.events.game.squares.view.PositionFields;
import org.wardiary.events.game.squares.view.TextBoard;

/** A position of a game of SQUARES. Nothing is hidden, so all viewers see the same. */
public final class SquaresPosition implements Position {

  private final Setup setup;
  private final Board board;

  /** Creates a position on a board, which the position then changes. */
  public SquaresPosition(Setup setup, Board board) {
    this.setup = setup;
    this.board = board;
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
    return board.turnSide();
  }

  @Override
  public Question question() {
    if (board.question() == QuestionKind.NONE) {
      return Question.NONE;
    }
    int unit = board.questionUnit();
    String id = unit == Board.NOBODY ? "" : board.armies().id(unit);
    return new Question(board.question().title(), board.decider(), id);
  }

  @Override
  public Ending ending() {
    return board.ending();
  }

  @Override
  public void begin(EventSink events) {
    if (events != EventSink.NONE) {
      new Recorder(board, events).musterArmies();
    }
    TurnSequence.beginTurn(board, steps(events), setup.first());
  }

  private Steps steps(EventSink events) {
    return events == EventSink.NONE ? board : new Recorder(board, events);
  }

  @Override
  public int choices() {
    return Choices.count(board);
  }

  @Override
  public void legal(AnswerList out) {
    Choices.list(board, out);
  }

  @Override
  public long read(String answer) {
    return AnswerText.read(board.map(), answer);
  }

  @Override
  public Optional<Rejection> broken(long code) {
    return isLegal(code) ? Optional.empty() : Optional.of(rejection(write(code)));
  }

  @Override
  public boolean isLegal(long code) {
    return Legality.isLegal(board, code);
  }

  @Override
  public String write(long code) {
    return AnswerText.write(board.map(), code);
  }

  @Override
  public Rejection rejection(String answer) {
    return Refusal.of(board, answer);
  }

  @Override
  public void play(long code, EventSink events) {
    Resolution.play(board, steps(events), code);
  }

  @Override
  public void settle(EventSink events) {
    TurnSequence.score(board, steps(events));
  }

  @Override
  public void evolve(SpecificRecord event) {
    new Evolver(board).apply(event);
  }

  @Override
  public int chanceCases() {
    return 0;
  }

  @Override
  public long chanceAnswer(int k) {
    throw new IllegalStateException("expected a draw to be due but SQUARES has none");
  }

  @Override
  public Position copy() {
    return new SquaresPosition(setup, board.copy());
  }

  @Override
  public byte[] snapshot() {
    return Snapshot.of(board);
  }

  @Override
  public void writeFields(JsonGenerator json, Viewer viewer) throws IOException {
    PositionFields.write(board, json);
  }

  @Override
  public void writeKeyFields(JsonGenerator json) throws IOException {
    KeyFields.write(board, json);
  }

  @Override
  public String text(Viewer viewer) {
    return TextBoard.of(board);
  }
}
