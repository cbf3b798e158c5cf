package org.wardiary.events.game.generalsview;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.AnswerList;
import org.wardiary.events.game.Ending;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Question;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.game.generalsview.answer.AnswerCode;
import org.wardiary.events.game.generalsview.answer.AnswerText;
import org.wardiary.events.game.generalsview.answer.QuestionKind;
import org.wardiary.events.game.generalsview.battle.Duel;
import org.wardiary.events.game.generalsview.board.Board;
import org.wardiary.events.game.generalsview.board.Snapshot;
import org.wardiary.events.game.generalsview.emit.Evolver;
import org.wardiary.events.game.generalsview.emit.Recorder;
import org.wardiary.events.game.generalsview.turn.Legality;
import org.wardiary.events.game.generalsview.turn.Refusal;
import org.wardiary.events.game.generalsview.turn.TurnSequence;
import org.wardiary.events.game.generalsview.view.KeyFields;
import org.wardiary.events.game.generalsview.view.PositionFields;
import org.wardiary.events.game.generalsview.view.TextBoard;

/** A position of A General's View: a {@link Board} and the rules that read it. */
final class GeneralsViewPosition implements Position {

  private static final List<Ending> VICTORIES =
      List.of(new Ending(0, "strategic"), new Ending(1, "strategic"));

  private static final List<Ending> LIMITS =
      List.of(new Ending(0, "limit"), new Ending(1, "limit"), new Ending(Ending.DRAW, "limit"));

  private final Setup setup;
  private final Board board;
  private final Legality legality;

  GeneralsViewPosition(Setup setup, Board board) {
    this.setup = setup;
    this.board = board;
    this.legality = new Legality(board);
  }

  /** The board of a position of this game; must not be changed. */
  static Board board(Position position) {
    return ((GeneralsViewPosition) position).board;
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
    return board.question().to(board.decider());
  }

  @Override
  public Ending ending() {
    int winner = board.winner();
    if (winner == Board.NONE) {
      return Ending.NONE;
    }
    boolean won = winner != Ending.DRAW && board.ownsEnough(winner);
    return won ? VICTORIES.get(winner) : LIMITS.get(winner);
  }

  private TurnSequence turns(EventSink events) {
    // players and counts need no events, so none are built for them
    boolean silent = events == EventSink.NONE;
    return new TurnSequence(board, silent ? board : new Recorder(board, events));
  }

  @Override
  public void begin(EventSink events) {
    turns(events).begin(setup.first());
  }

  @Override
  public int choices() {
    return legality.count();
  }

  @Override
  public void legal(AnswerList out) {
    legality.list(out);
  }

  @Override
  public long read(String answer) {
    long code = AnswerText.read(board.map(), answer);
    boolean fits = code != UNREADABLE && board.question().takes(AnswerCode.type(code));
    return fits ? code : UNREADABLE;
  }

  @Override
  public boolean isLegal(long code) {
    return legality.isLegal(code);
  }

  @Override
  public String write(long code) {
    return AnswerText.write(board.map(), code);
  }

  @Override
  public Rejection rejection(String answer) {
    return new Refusal(board).of(answer);
  }

  @Override
  public void play(long code, EventSink events) {
    turns(events).play(code);
  }

  @Override
  public void evolve(SpecificRecord event) {
    new Evolver(board).apply(event);
  }

  @Override
  public int chanceCases() {
    return board.question() == QuestionKind.DRAW ? Duel.cases(board) : 0;
  }

  @Override
  public long chanceAnswer(int k) {
    return AnswerCode.draw(k);
  }

  @Override
  public Position copy() {
    return new GeneralsViewPosition(setup, new Board(board));
  }

  @Override
  public byte[] snapshot() {
    return Snapshot.write(board);
  }

  @Override
  public void writeFields(JsonGenerator json, Viewer viewer) throws IOException {
    new PositionFields(board).write(json);
  }

  @Override
  public void writeKeyFields(JsonGenerator json) throws IOException {
    KeyFields.write(board, json);
  }

  @Override
  public String text(Viewer viewer) {
    return new TextBoard(board).toString();
  }
}
