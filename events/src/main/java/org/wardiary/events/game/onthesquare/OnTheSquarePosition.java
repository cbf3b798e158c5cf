package org.wardiary.events.game.onthesquare;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.onthesquare.answer.AnswerText;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Steps;
import org.wardiary.events.game.onthesquare.turn.ChanceCases;
import org.wardiary.events.game.onthesquare.turn.LegalAnswers;
import org.wardiary.events.game.onthesquare.turn.TurnSequence;
import org.wardiary.events.game.onthesquare.view.KeyFields;
import org.wardiary.events.game.onthesquare.view.PositionFields;
import org.wardiary.events.game.onthesquare.view.TextBoard;

/** A position of Wargaming on the Square. */
public final class OnTheSquarePosition extends BoardPosition<Board> {

  private final LegalAnswers answers;
  private EventSink sink = EventSink.NONE;
  private Steps steps;
  private TurnSequence turns;

  OnTheSquarePosition(Setup setup, Board board) {
    super(setup, board);
    answers = new LegalAnswers(board);
    steps = new Steps(board, sink);
    turns = new TurnSequence(board, answers, steps);
  }

  @Override
  protected OnTheSquarePosition on(Board board) {
    return new OnTheSquarePosition(setup(), board);
  }

  @Override
  public OnTheSquarePosition copy() {
    return on(board().copy());
  }

  /** The steps with events to a sink, which are kept for the next answer. */
  @Override
  protected Steps steps(EventSink events) {
    if (events != sink) {
      sink = events;
      steps = new Steps(board(), events);
      turns = new TurnSequence(board(), answers, steps);
    }
    return steps;
  }

  @Override
  public void begin(EventSink events) {
    steps(events);
    turns.run();
  }

  @Override
  public void play(long code, EventSink events) {
    steps(events);
    turns.play(code);
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
  public Optional<Rejection> broken(long code) {
    return answers.broken(code);
  }

  @Override
  protected Rejection unreadable(String answer) {
    return answers.unreadable(answer);
  }

  @Override
  public long read(String answer) {
    return AnswerText.read(answer);
  }

  @Override
  public String write(long code) {
    return AnswerText.of(code);
  }

  @Override
  public int chanceCases() {
    return ChanceCases.count(board());
  }

  @Override
  public long chanceAnswer(int k) {
    return ChanceCases.answer(board(), k);
  }

  @Override
  public void writeFields(JsonGenerator json, Viewer viewer) throws IOException {
    new PositionFields(board(), viewer).write(json);
  }

  @Override
  public void writeKeyFields(JsonGenerator json) throws IOException {
    KeyFields.write(board(), json);
  }

  @Override
  public String text(Viewer viewer) {
    return new TextBoard(board(), viewer).draw();
  }
}
