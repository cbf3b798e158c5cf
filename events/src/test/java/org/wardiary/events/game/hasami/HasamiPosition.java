package org.wardiary.events.game.hasami;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;

/** A position of Hasami. */
final class HasamiPosition extends BoardPosition<Board> {

  HasamiPosition(Setup setup, Board board) {
    super(setup, board);
  }

  @Override
  protected HasamiPosition on(Board board) {
    return new HasamiPosition(setup(), board);
  }

  @Override
  protected Steps steps(EventSink events) {
    return new Steps(board(), events);
  }

  @Override
  public void begin(EventSink events) {
    TurnSequence.begin(board(), steps(events), setup().first());
  }

  @Override
  public void play(long code, EventSink events) {
    TurnSequence.play(board(), steps(events), code);
  }

  @Override
  public int choices() {
    return LegalAnswers.count(board());
  }

  @Override
  public void legal(AnswerList out) {
    LegalAnswers.each(board(), out::add);
  }

  @Override
  public Optional<Rejection> broken(long code) {
    return LegalAnswers.broken(board(), code);
  }

  @Override
  protected Rejection unreadable(String answer) {
    return Rejection.of("", "expected an order such as a1-a4 but got '%s'", answer);
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
  public String text(Viewer viewer) {
    return TextBoard.of(board());
  }
}
