package org.wardiary.projector.query;

import org.wardiary.projector.stream.OffsetRange;
import org.wardiary.projector.view.BoardView;

/**
 * Where a game of the archive lies in the log, and how far it has been played.
 *
 * @param gameId its id
 * @param edition the edition that stands, from 1
 * @param seq seq of its last event
 * @param plies number of answers given
 * @param range offsets of its messages in the log
 */
public record StoredGame(String gameId, int edition, long seq, int plies, OffsetRange range) {

  /** Creates the entry of a game from its current position. */
  static StoredGame of(BoardView board, OffsetRange range) {
    return new StoredGame(
        board.getGameId().intern(), board.getEdition(), board.getSeq(), board.getPly(), range);
  }
}
