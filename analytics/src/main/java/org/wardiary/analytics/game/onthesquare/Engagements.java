package org.wardiary.analytics.game.onthesquare;

import java.util.Optional;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.onthesquare.view.EngagementRows;

/** The engagement rows of a game. */
final class Engagements {

  static final RowReader<EngagementRows> READER =
      new RowReader<>(EngagementRows.class, EngagementRows::getGameId);

  private Engagements() {}

  static Optional<EngagementRows> in(PlayedGame game) {
    return game.own(EngagementRows.class);
  }
}
