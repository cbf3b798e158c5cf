package org.wardiary.reports.site;

import java.util.Optional;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.reports.board.BoardPicture;
import org.wardiary.reports.draw.Palette;
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
        .map(SvgWriter.forPage()::write)
        .map(svg -> svg.replaceFirst(">", ">" + DARK));
  }

  private static BoardPicture over(BoardPicture picture, GameHistory history) {
    return picture.over(
        history.setup().map(), history.events().stream().map(EmittedEvent::body).toList());
  }
}
