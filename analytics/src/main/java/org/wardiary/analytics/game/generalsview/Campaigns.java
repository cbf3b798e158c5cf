package org.wardiary.analytics.game.generalsview;

import java.util.Optional;
import org.wardiary.analytics.game.RowReader;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;

/** The campaign rows of a game. */
final class Campaigns {

  /** Page that defines the statistics of A General's View. */
  static final String PAGE = "generals-view";

  static final RowReader<CampaignRows> READER =
      new RowReader<>(CampaignRows.class, CampaignRows::getGameId);

  private Campaigns() {}

  static Optional<CampaignRows> in(PlayedGame game) {
    return game.own(CampaignRows.class);
  }

  /** The attacker's chance to win a draw. */
  static double chance(CampaignDuel duel) {
    return (double) duel.getAttack() / (duel.getAttack() + duel.getDefence());
  }
}
