package org.wardiary.events.game.squares.exchange;

import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.Importer;
import org.wardiary.events.game.Position;

/** Imports games of the site AbstractPlay, which has the Civil War game and none of the others. */
public final class AbstractPlayImporter implements Importer {

  // the long name is in the site's own sources, the short one in a fork of them
  private static final List<String> NAMES =
      List.of("SQUARES - The Civil War Battle Game", "squares");

  // a unit that moves out of its reserve shows the side
  private static final Pattern FROM_RESERVE = Pattern.compile("^[A-Z]([BG])R-");

  @Override
  public String site() {
    return "abstractplay";
  }

  @Override
  public List<String> names() {
    return NAMES;
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
    return new AbstractPlayMoves(start);
  }
}
