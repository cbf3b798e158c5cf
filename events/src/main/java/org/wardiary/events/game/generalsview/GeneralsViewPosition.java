package org.wardiary.events.game.generalsview;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.BoardPosition;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.answer.AnswerText;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.battle.Duel;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Steps;
import org.wardiary.events.game.generalsview.turn.LegalAnswers;
import org.wardiary.events.game.generalsview.turn.TurnSequence;
import org.wardiary.events.game.generalsview.view.KeyFields;
import org.wardiary.events.game.generalsview.view.PositionFields;
import org.wardiary.events.game.generalsview.view.TextBoard;

/** A position of A General's View. */
final class GeneralsViewPosition extends BoardPosition<Board> {

  private final LegalAnswers answers;

  GeneralsViewPosition(Setup setup, Board board) {
    super(setup, board);
    answers = new LegalAnswers(board);
  }

  @Override
  protected GeneralsViewPosition on(Board board) {
    return new GeneralsViewPosition(setup(), board);
  }

  @Override
  protected Steps steps(EventSink events) {
    return new Steps(board(), events);
  }

  private TurnSequence turns(EventSink events) {
    return new TurnSequence(board(), steps(events));
  }

  @Override
  public void begin(EventSink events) {
    turns(events).begin(setup().first());
  }

  @Override
  public void play(long code, EventSink events) {
    turns(events).play(code);
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
    return AnswerText.read(board().map(), answer);
  }

  @Override
  public String write(long code) {
    return AnswerText.write(board().map(), code);
  }

  @Override
  public int chanceCases() {
    return board().question() == QuestionKind.DRAW ? Duel.cases(board()) : 0;
  }

  @Override
  public long chanceAnswer(int k) {
    return AnswerCode.draw(k);
  }

  @Override
  public void writeFields(JsonGenerator json, Viewer viewer) throws IOException {
    new PositionFields(board()).write(json);
  }

  @Override
  public void writeKeyFields(JsonGenerator json) throws IOException {
    KeyFields.write(board(), json);
  }

  @Override
  public String text(Viewer viewer) {
    return new TextBoard(board()).toString();
  }
}
