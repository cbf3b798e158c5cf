package org.wardiary.events.game.hasami;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;

final class HasamiPosition implements Position {

  private final Setup setup;
  private final Board board;

  HasamiPosition(Setup setup, Board board) {
    this.setup = setup;
    this.board = board;
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
    return board.acting();
  }

  @Override
  public Question question() {
    return board.asked() ? new Question(HasamiGame.TURN, board.acting()) : Question.NONE;
  }

  @Override
  public Ending ending() {
    return board.ending();
  }

  @Override
  public void begin(EventSink events) {
    Legality.begin(board, setup.first(), recorder(events));
  }

  private Steps recorder(EventSink events) {
    return events == EventSink.NONE ? board : new Recorder(board, setup.game(), events);
  }

  @Override
  public int choices() {
    return board.asked() ? Legality.count(board) : 0;
  }

  @Override
  public void legal(AnswerList out) {
    if (board.asked()) {
      Legality.each(board, out::add);
    }
  }

  @Override
  public long read(String answer) {
    return AnswerText.read(board.map(), answer);
  }

  @Override
  public boolean isLegal(long code) {
    return board.asked() && Legality.isLegal(board, code);
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
    board.answered();
    Legality.play(board, code, recorder(events));
  }

  /** How many men an order would capture. */
  int captures(long code) {
    HasamiPosition then = copy();
    int enemy = 1 - board.acting();
    then.play(code, EventSink.NONE);
    return then.board.losses(enemy) - board.losses(enemy);
  }

  @Override
  public void evolve(SpecificRecord event) {
    new Evolver(board, setup.game()).evolve(event);
  }

  @Override
  public int chanceCases() {
    return 0;
  }

  @Override
  public long chanceAnswer(int k) {
    throw new IllegalStateException("expected no draw in Hasami but one was asked for");
  }

  @Override
  public HasamiPosition copy() {
    return new HasamiPosition(setup, board.copy());
  }

  @Override
  public byte[] snapshot() {
    return board.snapshot();
  }

  @Override
  public void writeFields(JsonGenerator json, Viewer viewer) throws IOException {
    PositionFields.write(board, setup.game().sides(), json);
  }

  @Override
  public String text(Viewer viewer) {
    return TextBoard.of(board, setup.game().sides());
  }
}
