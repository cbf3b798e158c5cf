package org.wardiary.events.game.squares;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.squares.answer.AnswerText;
import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.decision.LegalAnswers;
import org.wardiary.events.game.squares.decision.Resolution;
import org.wardiary.events.game.squares.step.Steps;
import org.wardiary.events.game.squares.turn.TurnSequence;
import org.wardiary.events.game.squares.view.KeyFields;
import org.wardiary.events.game.squares.view.PositionFields;
import org.wardiary.events.game.squares.view.TextBoard;

/** A position of SQUARES. */
public final class SquaresPosition extends BoardPosition<Board> {

  private final LegalAnswers answers;

  /** The position on a board. */
  public SquaresPosition(Setup setup, Board board) {
    super(setup, board);
    answers = new LegalAnswers(board);
  }

  @Override
  protected SquaresPosition on(Board board) {
    return new SquaresPosition(setup(), board);
  }

  @Override
  protected Steps steps(EventSink events) {
    return new Steps(board(), events);
  }

  @Override
  public void begin(EventSink events) {
    Steps steps = steps(events);
    steps.muster();
    TurnSequence.beginTurn(board(), steps, setup().first());
  }

  @Override
  public void play(long code, EventSink events) {
    Resolution.play(board(), steps(events), code);
  }

  @Override
  public void settle(EventSink events) {
    TurnSequence.score(board(), steps(events));
  }

  @Override
  public int choices() {
    return LegalAnswers.count(board());
  }

  @Override
  public void legal(AnswerList out) {
    LegalAnswers.list(board(), out);
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
    return AnswerText.read(board().map(), answer);
  }

  @Override
  public String write(long code) {
    return AnswerText.write(board().map(), code);
  }

  @Override
  public void writeFields(JsonGenerator json, Viewer viewer) throws IOException {
    PositionFields.write(board(), json);
  }

  @Override
  public void writeKeyFields(JsonGenerator json) throws IOException {
    KeyFields.write(board(), json);
  }

  @Override
  public String text(Viewer viewer) {
    return TextBoard.of(board());
  }
}
