package org.wardiary.events.game.squares.exchange;

import java.util.OptionalInt;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.Importer;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.board.Board;

/**
 * Imports games of the site AbstractPlay, which calls the Civil War game {@code squares}.
 *
 * @param board gives the board of a position
 */
public record AbstractPlayImporter(Function<Position, Board> board) implements Importer {

  // a unit that moves out of its reserve shows the side
  private static final Pattern FROM_RESERVE = Pattern.compile("^[A-Z]([BG])R-");

  @Override
  public String site() {
    return "abstractplay";
  }

  @Override
  public String name() {
    return "squares";
  }

  @Override
  public OptionalInt side(String move) {
    Matcher matcher = FROM_RESERVE.matcher(move);
    return matcher.find()
        ? OptionalInt.of(matcher.group(1).equals("B") ? 0 : 1)
        : OptionalInt.empty();
  }

  @Override
  public Translation translation(Position start) {
    return new AbstractPlayMoves(start, board.apply(start));
  }
}
