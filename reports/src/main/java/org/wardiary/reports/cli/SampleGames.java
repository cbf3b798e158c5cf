package org.wardiary.reports.cli;

import java.util.Optional;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.game.GamePresentations;
import org.wardiary.reports.page.SampleGame;

/** A game told in words with its last position as a picture. */
final class SampleGames {

  private SampleGames() {}

  /** The game of a summary as a viewer may know it. */
  static SampleGame of(GameSummary row, GameHistory history, Viewer viewer) {
    String seen =
        viewer == Viewer.UMPIRE
            ? ""
            : Text.of(", as %s saw it", history.setup().game().sides().get(viewer.ordinal()));
    String title =
        Text.of(
            "%s, round %s: %s against %s%s",
            row.getEvent(), row.getRound(), row.getFirstPlayer(), row.getSecondPlayer(), seen);
    String text = history.account(history.length(), viewer).text();
    return new SampleGame(row.getGame(), title, text, picture(history, viewer));
  }

  private static Optional<String> picture(GameHistory history, Viewer viewer) {
    String game = history.setup().game().id();
    return GamePresentations.picture(game)
        .map(board -> board.full(Moments.of(history, history.at(history.length()), viewer)))
        .map(SvgWriter.forPage()::write);
  }
}
