package org.wardiary.projector.query;

import org.wardiary.projector.stream.OffsetRange;
import org.wardiary.projector.view.BoardView;

/**
 * A game in the archive.
 *
 * @param board its current position
 * @param range offsets of its messages in the log
 */
public record StoredGame(BoardView board, OffsetRange range) {

  /** The game's id. */
  public String gameId() {
    return board.getGameId();
  }

  /** Number of answers given. */
  public int plies() {
    return board.getPly();
  }

  /** The same without the position's text, which is most of it, to be kept for many games. */
  StoredGame listed() {
    BoardView without = BoardView.newBuilder(board).setPosition("").build();
    return new StoredGame(SharedTexts.in(without), range);
  }
}
