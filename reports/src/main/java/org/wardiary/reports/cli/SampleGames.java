package org.wardiary.reports.cli;

import java.util.Optional;
import org.wardiary.events.game.Viewer;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.board.BoardPictures;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.page.SampleGame;
import org.wardiary.reports.text.AccountTeller;

/** A game told in words with its last position as a picture. */
final class SampleGames {

  private SampleGames() {}

  /** The game of a summary. */
  static SampleGame of(GameSummary row, GameHistory history) {
    AccountTeller teller = new AccountTeller();
    history.told().forEach(teller);
    String title =
        "%s, round %s: %s against %s"
            .formatted(row.getEvent(), row.getRound(), row.getFirstPlayer(), row.getSecondPlayer());
    return new SampleGame(row.getGame(), title, teller.account().text(), picture(history));
  }

  private static Optional<String> picture(GameHistory history) {
    String game = history.setup().game().id();
    if (!BoardPictures.games().contains(game)) {
      return Optional.empty();
    }
    return Optional.of(
        SvgWriter.forPage()
            .write(
                BoardPictures.of(game)
                    .full(Moments.of(history, history.at(history.length()), Viewer.UMPIRE))));
  }
}
