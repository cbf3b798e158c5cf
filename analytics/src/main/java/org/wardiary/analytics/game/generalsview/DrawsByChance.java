package org.wardiary.analytics.game.generalsview;

import java.util.List;
import java.util.stream.IntStream;
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

  private static final String DRAWS = "draws";
  private static final String EXPECTED = "expected";
  private static final String WON = "won";

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
      Key draws = key(DRAWS, band);
      counts
          .add(draws, 1)
          .addFraction(key(EXPECTED, band), chance, draws)
          .add(key(WON, band), duel.getAttackerWon() ? 1 : 0, draws);
    }
  }

  private static Key key(String what, int band) {
    return Key.of(what, String.valueOf(band));
  }

  private static Table table(Totals totals) {
    return new TableBuilder<Integer>(ID, "Draws by the attacker's chance")
        .text("chance", band -> Text.of("%d to %d %%", 10 * band, 10 * band + 10))
        .count("draws", "draws", band -> totals.count(key(DRAWS, band)))
        .number("expected", "share", band -> expected(totals, band))
        .share("won", band -> totals.share(key(WON, band), key(DRAWS, band)))
        .estimatesNote(
            "Draws whose attacker had a chance in that span (the upper bound belongs to the"
                + " next one). Expected: mean of the chances; won: share of the draws that"
                + " attackers won.")
        .definedIn(Campaigns.PAGE)
        .of(
            IntStream.range(0, BANDS)
                .filter(band -> totals.count(key(DRAWS, band)) > 0)
                .boxed()
                .toList());
  }

  private static double expected(Totals totals, int band) {
    return totals.fraction(key(EXPECTED, band)) / totals.count(key(DRAWS, band));
  }
}
