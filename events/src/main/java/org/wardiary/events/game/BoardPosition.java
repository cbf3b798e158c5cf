package org.wardiary.events.game;

import org.apache.avro.specific.SpecificRecord;

/**
 * A position that consists of a board of its game.
 *
 * @param <B> the game's own board
 */
public abstract class BoardPosition<B extends GameBoard<B, ?>> implements Position {

  private final Setup setup;
  private final B board;

  /** The position on a board, which the position changes. */
  protected BoardPosition(Setup setup, B board) {
    this.setup = setup;
    this.board = board;
  }

  /** The board; must not be changed. */
  public final B board() {
    return board;
  }

  /** The same kind of position on another board. */
  protected abstract BoardPosition<B> on(B other);

  /** The steps that change the board, with events to a sink. */
  protected abstract GameSteps<B, ?> steps(EventSink events);

  @Override
  public final Setup setup() {
    return setup;
  }

  @Override
  public final int ply() {
    return board.ply();
  }

  @Override
  public final int turn() {
    return board.turn();
  }

  @Override
  public final int turnSide() {
    return board.turnSide();
  }

  @Override
  public final Question question() {
    if (board.decider() == GameBoard.NOBODY) {
      return Question.NONE;
    }
    int unit = board.questionUnit();
    String id = unit == GameBoard.NOBODY ? "" : board.id(unit);
    return new Question(board.question().title(), board.decider(), id);
  }

  @Override
  public final Ending ending() {
    return board.ending();
  }

  @Override
  public final void evolve(SpecificRecord event) {
    steps(EventSink.NONE).apply(event);
  }

  @Override
  public BoardPosition<B> copy() {
    return on(board.copy());
  }

  @Override
  public final byte[] snapshot() {
    return board.snapshot();
  }

  /** The rejection of a text that cannot be read. */
  protected abstract Rejection unreadable(String answer);

  @Override
  public final Rejection rejection(String answer) {
    long code = read(answer);
    return code == UNREADABLE ? unreadable(answer) : broken(code).orElseThrow();
  }

  @Override
  public int chanceCases() {
    return 0;
  }

  @Override
  public long chanceAnswer(int k) {
    throw new IllegalStateException("expected a draw to be due but there is none");
  }
}
