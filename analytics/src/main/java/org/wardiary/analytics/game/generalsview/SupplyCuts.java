package org.wardiary.analytics.game.generalsview;

import java.util.Arrays;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** How often units are cut off and what comes of it: {@code docs/statistics/generals-view.md}. */
public final class SupplyCuts {

  /** Id of the table. */
  public static final String ID = "supply-cuts";

  private SupplyCuts() {}

  /** Supply cuts of both sides together, of each side, of winners and of losers. */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Supply cuts",
                Columns.builder()
                    .text("who")
                    .count("checks", "units at a cleanup")
                    .share("cut_off")
                    .count("cuts", "cuts")
                    .estimate("cuts_per_game", "cuts per game")
                    .estimate("length", "cleanups per cut")
                    .share("exhausted")
                    .share("supplied_again")
                    .share("lost")
                    .build())
            .note(
                "A check: one unit at one cleanup of its side. A cut: one unit cut off at one or"
                    + " more cleanups in a row. Exhausted: it had no supply points left. Lost: while"
                    + " cut off; the rest were supplied again or still cut off when the game"
                    + " ended. That the losing side is cut off more does not say that this is why it"
                    + " lost. "
                    + set.bootstrap().note())
            .definedIn(CampaignCurves.PAGE);
    row(set, "both sides", game -> cuts(game, 0).plus(cuts(game, 1)), table);
    for (String side : set.sides()) {
      row(set, side, game -> cuts(game, set.sides().indexOf(side)), table);
    }
    row(set, "winner", game -> ofWinner(set, game, 0), table);
    row(set, "loser", game -> ofWinner(set, game, 1), table);
    return table.build();
  }

  private static Campaign.Cuts cuts(PlayedGame game, int side) {
    return game.own(Campaign.class)
        .map(campaign -> campaign.cuts().get(side))
        .orElse(Campaign.Cuts.NONE);
  }

  private static Campaign.Cuts ofWinner(GameSet set, PlayedGame game, int after) {
    return game.winner()
        .map(winner -> cuts(game, (set.sides().indexOf(winner) + after) % 2))
        .orElse(Campaign.Cuts.NONE);
  }

  private static void row(
      GameSet set, String who, Function<PlayedGame, Campaign.Cuts> of, TableBuilder table) {
    Function<ToDoubleFunction<Campaign.Cuts>, double[]> each =
        value -> set.each(game -> value.applyAsDouble(of.apply(game)));
    double[] checks = each.apply(Campaign.Cuts::checks);
    double[] spells = each.apply(Campaign.Cuts::spells);
    double[] games = each.apply(cuts -> cuts.checks() > 0 ? 1 : 0);
    table
        .row()
        .text(who)
        .count((long) Arrays.stream(checks).sum())
        .estimate(set.bootstrap().share(each.apply(Campaign.Cuts::cut), checks))
        .count((long) Arrays.stream(spells).sum())
        .estimate(set.bootstrap().ratio(spells, games))
        .estimate(set.bootstrap().ratio(each.apply(Campaign.Cuts::cut), spells))
        .estimate(set.bootstrap().share(each.apply(Campaign.Cuts::exhausted), spells))
        .estimate(set.bootstrap().share(each.apply(Campaign.Cuts::supplied), spells))
        .estimate(set.bootstrap().share(each.apply(Campaign.Cuts::lost), spells))
        .end();
  }
}
