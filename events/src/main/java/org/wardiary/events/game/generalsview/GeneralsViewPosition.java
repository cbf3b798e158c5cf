package org.wardiary.events.game.generalsview;

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

/** A position of A General's View: a board behind the face that all games show. */
final class GeneralsViewPosition implements Position {

  private static final Ending[] WON = {new Ending(0, "strategic"), new Ending(1, "strategic")};

  private final Setup setup;
  private final Board board;
  private final Legality legality;

  GeneralsViewPosition(Setup setup, Board board) {
    this.setup = setup;
    this.board = board;
    this.legality = new Legality(board);
  }

  /** The board, for players and tests: not to be changed. */
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
    return board.acting();
  }

  @Override
  public Question question() {
    return board.asked().to(board.decider());
  }

  @Override
  public Ending ending() {
    return board.winner() == Board.NONE ? Ending.NONE : WON[board.winner()];
  }

  private Conduct conduct(EventSink events) {
    boolean silent = events == EventSink.NONE;
    return new Conduct(board, silent ? board : new Recorder(board, GeneralsView.SIDES, events));
  }

  @Override
  public void begin(EventSink events) {
    conduct(events).begin(setup.first());
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
    long code = Order.read(board.field(), answer);
    return code != UNREADABLE && asks(Order.op(code)) ? code : UNREADABLE;
  }

  /** Whether the present question takes answers of a sort. */
  private boolean asks(int op) {
    return switch (board.asked()) {
      case NOTHING -> false;
      case TURN -> op <= Order.STEP;
      case PICK -> op == Order.PICK;
      case DRAW -> op == Order.DRAW;
    };
  }

  @Override
  public boolean isLegal(long code) {
    return legality.isLegal(code);
  }

  @Override
  public String write(long code) {
    return Order.write(board.field(), code);
  }

  @Override
  public Rejection rejection(String answer) {
    return new Refusal(board, GeneralsView.SIDES).of(answer);
  }

  @Override
  public void play(long code, EventSink events) {
    Conduct conduct = conduct(events);
    int decider = board.decider();
    board.answered();
    int unit = Order.number(code) - 1;
    switch (Order.op(code)) {
      case Order.RAISE -> conduct.raise(Order.kind(code), Order.square(code));
      case Order.STEP -> conduct.step(unit, Order.square(code));
      case Order.PICK -> conduct.pick(decider, unit);
      case Order.DRAW -> conduct.draw(Order.number(code));
      default -> conduct.endMovement();
    }
  }

  @Override
  public void evolve(SpecificRecord event) {
    new Replay(board, GeneralsView.SIDES).apply(event);
  }

  @Override
  public int chanceCases() {
    return board.asked() == Ask.DRAW ? board.cases() : 0;
  }

  @Override
  public long chanceAnswer(int k) {
    return Order.draw(k);
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
    new BoardJson(board, GeneralsView.SIDES).write(json);
  }

  @Override
  public String text(Viewer viewer) {
    return new BoardText(board, GeneralsView.SIDES).toString();
  }
}
