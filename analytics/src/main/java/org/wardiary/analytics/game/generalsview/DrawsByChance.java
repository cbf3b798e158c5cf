package org.wardiary.analytics.game.generalsview;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/** Whether the draws came as they should: {@code docs/statistics/generals-view.md}. */
public final class DrawsByChance {

  /** Id of the table. */
  public static final String ID = "draws-by-chance";

  private DrawsByChance() {}

  /** Draws by the attacker's chance: whether they came as they should. */
  static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Draws by the attacker's chance",
                Columns.builder()
                    .text("chance")
                    .count("draws", "draws")
                    .number("expected", "share")
                    .share("won")
                    .build())
            .note(
                "Draws whose attacker had a chance in that span (the upper bound belongs to the next"
                    + " one). Expected: mean of the chances; won: share of the draws that attackers"
                    + " won. "
                    + set.bootstrap().note())
            .definedIn(CampaignCurves.PAGE);
    for (int band = 0; band < Campaign.BANDS; band++) {
      double[] draws = each(set, band, Campaign.Band::count);
      double all = Arrays.stream(draws).sum();
      if (all > 0) {
        double expected = Arrays.stream(each(set, band, Campaign.Band::expected)).sum();
        table
            .row()
            .text(Text.of("%d to %d %%", 10 * band, 10 * band + 10))
            .count((long) all)
            .number(expected / all)
            .estimate(set.bootstrap().share(each(set, band, Campaign.Band::won), draws))
            .end();
      }
    }
    return table.build();
  }

  private static double[] each(GameSet set, int band, ToDoubleFunction<Campaign.Band> value) {
    return set.each(
        Campaign.class, campaign -> value.applyAsDouble(campaign.draws().bands().get(band)));
  }
}
