package org.wardiary.reports.site;

import java.util.Optional;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.View;

/**
 * A small picture of a game's last position, as an SVG file that is light or dark as its reader.
 */
final class SmallBoard {

  private static final String DARK =
      "<style>@media(prefers-color-scheme:dark){svg{" + Palette.DARK.css() + "}}</style>";

  private SmallBoard() {}

  /** The picture as the umpire sees it; empty for a kind of game without pictures. */
  static Optional<String> svg(GameHistory history) {
    View view = View.ofUmpire(history.setup().game());
    return GamePresentations.picture(view.game().id())
        .map(picture -> over(picture, history))
        .map(picture -> picture.small(history.drawn(history.at(history.length()), view)))
        .map(SmallBoard::file);
  }

  /** The board of a game's first position, with its codes, for a kind of game with pictures. */
  static String start(GameHistory history) {
    View view = View.ofUmpire(history.setup().game());
    BoardPicture picture = over(GamePresentations.requirePicture(view.game().id()), history);
    return file(picture.plain(history.drawn(history.at(0), view)));
  }

  private static String file(Scene scene) {
    return SvgWriter.forPage().write(scene).replaceFirst(">", ">" + DARK);
  }

  private static BoardPicture over(BoardPicture picture, GameHistory history) {
    return picture.over(
        history.setup().map(), history.events().stream().map(EmittedEvent::body).toList());
  }
}
