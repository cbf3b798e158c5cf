package org.wardiary.analytics.game.generalsview;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/**
 * Units raised, what they cost and what became of them: {@code docs/statistics/generals-view.md}.
 */
public final class RaisedUnits {

  /** Id of the table. */
  public static final String ID = "units-raised";

  private RaisedUnits() {}

  /** Kinds of units, the most frequent first: how many, what they cost, how they ended. */
  public static Table table(GameSet set, GameInfo info) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Units raised: cost and fate",
                Columns.builder()
                    .text("kind")
                    .count("units", "units")
                    .number("cost", "gold each")
                    .estimate("per_game", "units per game")
                    .share("share_of_gold")
                    .share("lost_attacking")
                    .share("lost_defending")
                    .share("survived")
                    .count("draws", "draws")
                    .share("draws_won")
                    .estimate("squares_taken", "squares per unit")
                    .build())
            .note(
                "Units of both sides. Lost attacking: in their own side's turn; lost defending: in"
                    + " the other's; survived: on the map at the end. Draws won: of the draws that"
                    + " they fought. "
                    + set.bootstrap().note())
            .definedIn(CampaignCurves.PAGE);
    for (String kind : kinds(set)) {
      row(set, kind, info.kind(kind), table);
    }
    return table.build();
  }

  private static List<String> kinds(GameSet set) {
    return set.games().stream()
        .flatMap(game -> game.own(Campaign.class).stream())
        .flatMap(campaign -> campaign.units().stream())
        .flatMap(units -> units.keySet().stream())
        .distinct()
        .sorted(
            Comparator.<String>comparingDouble(
                    kind -> -sum(each(set, kind, Campaign.Raised::units)))
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  private static double[] each(GameSet set, String kind, ToDoubleFunction<Campaign.Raised> value) {
    return set.each(Campaign.class, campaign -> value.applyAsDouble(campaign.raised(kind)));
  }

  private static double sum(double[] values) {
    return Arrays.stream(values).sum();
  }

  private static void row(GameSet set, String kind, String name, TableBuilder table) {
    double[] units = each(set, kind, Campaign.Raised::units);
    double[] draws = each(set, kind, Campaign.Raised::draws);
    double[] gold = set.each(Campaign.class, Campaign::cost);
    table
        .row()
        .text(name)
        .count((long) sum(units))
        .number(sum(each(set, kind, Campaign.Raised::cost)) / sum(units))
        .estimate(set.bootstrap().ratio(units, set.having(Campaign.class)))
        .estimate(share(set, each(set, kind, Campaign.Raised::cost), gold))
        .estimate(share(set, each(set, kind, Campaign.Raised::attacking), units))
        .estimate(share(set, each(set, kind, Campaign.Raised::defending), units))
        .estimate(share(set, each(set, kind, RaisedUnits::survived), units))
        .count((long) sum(draws))
        .estimate(share(set, each(set, kind, Campaign.Raised::won), draws))
        .estimate(set.bootstrap().ratio(each(set, kind, Campaign.Raised::taken), units))
        .end();
  }

  private static double survived(Campaign.Raised raised) {
    return raised.units() - raised.attacking() - raised.defending();
  }

  private static Estimate share(GameSet set, double[] parts, double[] wholes) {
    return set.bootstrap().share(parts, wholes);
  }
}
