package org.wardiary.projector.fold;

import org.wardiary.events.event.GameEvent;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;
import org.wardiary.projector.view.BoardView;

/** The current position of one game as JSON, read from a board that the caller folds. */
public final class BoardViewFold implements GameFold<BoardView> {

  private final BoardFold board;
  private final PositionJson json = new PositionJson(Viewer.UMPIRE, Legal.LEFT_OUT);

  /**
   * Creates a view of a board.
   *
   * @param board the board, which the caller folds
   */
  public BoardViewFold(BoardFold board) {
    this.board = board;
  }

  @Override
  public void fold(GameEvent event) {
    // the caller has already folded the event into the board
  }

  @Override
  public BoardView view() {
    return new BoardView(
        board.gameId(),
        board.position().setup().game().id(),
        board.edition(),
        board.seq(),
        board.ply(),
        json.write(board.position()));
  }
}
