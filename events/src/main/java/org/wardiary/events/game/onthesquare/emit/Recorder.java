package org.wardiary.events.game.onthesquare.emit;

import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.onthesquare.board.Board;
import org.wardiary.events.game.onthesquare.board.Steps;

/** Creates steps that change a board and emit an event for each step. */
public final class Recorder {

  private Recorder() {}

  /** Creates steps on a board whose events go to a sink, each after its step has been taken. */
  public static Steps on(Board board, EventSink sink) {
    EventWriter out = new EventWriter(board, sink);
    return new Steps(
        new TurnRecorder(board, out),
        new MoveRecorder(board, out),
        new FireRecorder(board, out),
        new ChargeRecorder(board, out));
  }
}
