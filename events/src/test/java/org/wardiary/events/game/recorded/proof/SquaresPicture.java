package org.wardiary.events.game.recorded.proof;

import org.wardiary.events.game.squares.board.Board;
import org.wardiary.events.game.squares.map.Bits;

/** What a board of SQUARES looks like in the words of its game file. */
final class SquaresPicture {

  private SquaresPicture() {}

  static Picture of(Board board) {
    String side = board.sides().nameOrEmpty(board.turnSide());
    Picture picture = Picture.blank(board.turn(), side, "", lost(board, 0), lost(board, 1));
    for (int of = 0; of < 2; of++) {
      String name = board.sides().name(of);
      for (int unit : board.armies().byId(of)) {
        int space = board.space(unit);
        String id = SquaresTranslation.unit(name, board.id(unit));
        picture.units().put(id, space < 0 ? "lost" : board.map().code(space));
        if (Bits.has(board.frozen(), unit)) {
          picture.state(id, "frozen", "");
        }
      }
      if (board.losses(of) > 0) {
        picture.mark(name, "points", board.losses(of));
      }
      if (board.hasPassed(of)) {
        picture.mark(name, "passed", "");
      }
    }
    return picture.mark(side, "actions", board.actionsLeft());
  }

  private static int lost(Board board, int side) {
    return Bits.count(board.lost() & board.armies().all(side));
  }
}
