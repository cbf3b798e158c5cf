package org.wardiary.events.game.recorded;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.recorded.board.RecordedBoard;
import org.wardiary.events.game.recorded.board.RecordedSteps;
import org.wardiary.events.game.recorded.statement.BadStatement;
import org.wardiary.events.text.Text;

/**
 * A position of a recorded game. Its answers are statements; every one that can be read is legal,
 * and none can be listed.
 */
final class RecordedPosition extends BoardPosition<RecordedBoard> {

  private final RecordedGame game;

  RecordedPosition(Setup setup, RecordedGame game, RecordedBoard board) {
    super(setup, board);
    this.game = game;
  }

  @Override
  protected RecordedPosition on(RecordedBoard board) {
    return new RecordedPosition(setup(), game, board);
  }

  @Override
  protected RecordedSteps steps(EventSink events) {
    return new RecordedSteps(board(), events);
  }

  @Override
  public void begin(EventSink events) {
    steps(events).askNext();
  }

  @Override
  public void play(long code, EventSink events) {
    new RecordedPlay(game.file(), game.judges(), board(), steps(events))
        .play(game.statements().get(code));
  }

  /** Notes a final score that is not what was recorded last. */
  @Override
  public void settle(EventSink events) {
    new ScoreCheck(game.file(), board())
        .doubt(setup().tags())
        .ifPresent(what -> steps(events).note(RecordedPlay.doubt(what)));
    game.judges()
        .end(setup().tags(), board())
        .forEach(breach -> steps(events).note(RecordedPlay.noted(breach, Optional.empty())));
  }

  /** 1: a statement can be made, and how many others could be is not known. */
  @Override
  public int choices() {
    return 1;
  }

  /** Adds none: without rules nobody knows what may happen. */
  @Override
  public void legal(AnswerList out) {
    // nothing is known to be legal, nor illegal
  }

  @Override
  public long read(String answer) {
    try {
      return game.statements().number(game.reader().read(answer));
    } catch (BadStatement e) {
      return UNREADABLE;
    }
  }

  @Override
  public Optional<Rejection> broken(long code) {
    return Optional.empty();
  }

  @Override
  protected Rejection unreadable(String answer) {
    try {
      game.reader().read(answer);
      throw new IllegalStateException("expected no statement but read " + answer);
    } catch (BadStatement e) {
      String at = e.at() == 0 ? "" : Text.of("at character %d: ", e.at() + 1);
      return new Rejection("", at + e.getMessage(), e.nearest());
    }
  }

  @Override
  public String write(long code) {
    return game.statements().get(code).text();
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
