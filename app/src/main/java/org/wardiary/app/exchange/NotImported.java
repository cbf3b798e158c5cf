package org.wardiary.app.exchange;

import org.wardiary.app.exchange.PublishedGame.Move;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.record.Problem;
import org.wardiary.events.text.Text;

/** A published game cannot be converted into a record; the message says why. */
final class NotImported extends RuntimeException {

  private static final long serialVersionUID = 1L;

  NotImported(String message) {
    super(message);
  }

  /** A move is refused. */
  static NotImported refused(Move move, int answers, Rejection rejection) {
    return new NotImported(
        Text.of(
            "row %d, ply %d: '%s' refused%s: %s",
            move.row(),
            answers + 1,
            Problem.shown(move.text()),
            rejection.rule().isEmpty() ? "" : " (" + rejection.rule() + ")",
            rejection.reason()));
  }
}
