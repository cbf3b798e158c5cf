package org.wardiary.analytics.game.generalsview;

import java.util.List;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.generalsview.view.CampaignDuel;
import org.wardiary.projector.game.generalsview.view.CampaignRows;

/** Whether draws came out as expected: {@code docs/statistics/generals-view.md}. */
public final class DrawsByChance {

  /** Id of the table. */
  public static final String ID = "draws-by-chance";

  /** Number of bands of the attacker's chance, each a tenth wide. */
  private static final int BANDS = 10;

  private DrawsByChance() {}

  /** Expected and actual results of draws, by the attacker's chance. */
  static Statistic statistic() {
    return new Statistic(ID, DrawsByChance::count, DrawsByChance::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    for (CampaignDuel duel : Campaigns.in(game).map(CampaignRows::getDuels).orElse(List.of())) {
      double chance = Campaigns.chance(duel);
      int band = Math.min(BANDS - 1, (int) (chance * BANDS));
      counts
          .add(draws(band), 1)
          .addFraction(expected(band), chance, draws(band))
          .add(won(band), duel.getAttackerWon() ? 1 : 0, draws(band));
    }
  }

  private static Key draws(int band) {
    return Key.of("draws", String.valueOf(band));
  }

  private static Key expected(int band) {
    return Key.of("expected", String.valueOf(band));
  }

  private static Key won(int band) {
    return Key.of("won", String.valueOf(band));
  }

  private static Table table(Totals totals) {
    TableBuilder table =
        new TableBuilder(ID, "Draws by the attacker's chance")
            .text("chance")
            .count("draws", "draws")
            .number("expected", "share")
            .share("won")
            .note(
                "Draws whose attacker had a chance in that span (the upper bound belongs to the"
                    + " next one). Expected: mean of the chances; won: share of the draws that"
                    + " attackers won. "
                    + Estimate.NOTE)
            .definedIn(Campaigns.PAGE);
    for (int band = 0; band < BANDS; band++) {
      long draws = totals.count(draws(band));
      if (draws > 0) {
        table
            .row(Text.of("%d to %d %%", 10 * band, 10 * band + 10))
            .count(draws)
            .number(totals.fraction(expected(band)) / draws)
            .estimate(totals.share(won(band), draws(band)))
            .end();
      }
    }
    return table.build();
  }
}
