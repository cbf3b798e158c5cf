package org.wardiary.analytics.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;
import org.wardiary.projector.game.generalsview.view.CampaignRows;
import org.wardiary.projector.game.generalsview.view.CampaignTurn;
import org.wardiary.projector.game.generalsview.view.SupplyCut;

/** How often units are cut off, and their fate: {@code docs/statistics/generals-view.md}. */
public final class SupplyCuts {

  /** Id of the table. */
  public static final String ID = "supply-cuts";

  private SupplyCuts() {}

  private static final double RARE = 0.02;
  private static final String BOTH = "both sides";
  private static final String WINNER = "winner";
  private static final String LOSER = "loser";

  /** Supply cuts of both sides together, of each side, of winners and of losers. */
  static Statistic statistic() {
    return new Statistic(ID, SupplyCuts::count, SupplyCuts::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    Campaigns.in(game).ifPresent(rows -> count(game, rows, counts));
  }

  private static void count(PlayedGame game, CampaignRows rows, Accumulator counts) {
    Set<String> checked = new TreeSet<>();
    for (CampaignTurn turn : rows.getTurns()) {
      for (String who : rows(game, turn.getSide())) {
        int checks = turn.getSupplied() + turn.getCut();
        counts.add(of("checks", who), checks);
        counts.add(of("cut", who), turn.getCut(), of("checks", who), of("spells", who));
        if (checks > 0) {
          checked.add(who);
        }
      }
    }
    checked.forEach(who -> counts.add(of("games", who), 1));
    for (SupplyCut cut : rows.getCuts()) {
      for (String who : rows(game, cut.getSide())) {
        Key spells = of("spells", who);
        counts
            .add(spells, 1, of("games", who))
            .add(of("exhausted", who), cut.getPoints() == 0 ? 1 : 0, spells)
            .add(of("supplied", who), cut.getEnd().equals("supplied") ? 1 : 0, spells)
            .add(of("lost", who), cut.getEnd().equals("lost") ? 1 : 0, spells);
      }
    }
  }

  /** The rows in which a side's units of a game are counted. */
  private static List<String> rows(PlayedGame game, String side) {
    List<String> rows = new ArrayList<>(List.of(BOTH, side));
    game.winner().ifPresent(winner -> rows.add(winner.equals(side) ? WINNER : LOSER));
    return rows;
  }

  private static Key of(String what, String who) {
    return Key.of(what, who);
  }

  private static Table table(Totals totals) {
    TableBuilder table =
        new TableBuilder(ID, "Supply cuts")
            .text("who")
            .count("checks", "units at a cleanup")
            .share("cut_off")
            .count("cuts", "cuts")
            .estimate("cuts_per_game", "cuts per game")
            .estimate("length", "cleanups per cut")
            .share("exhausted")
            .share("supplied_again")
            .share("lost")
            .note(
                "A check: one unit at one cleanup of its side. A cut: one unit cut off at one or"
                    + " more cleanups in a row. Exhausted: it had no supply points left. Lost:"
                    + " while cut off; the rest were supplied again or still cut off when the game"
                    + " ended. That the losing side is cut off more does not say that this is why"
                    + " it lost. "
                    + Estimate.NOTE)
            .definedIn(Campaigns.PAGE);
    List<String> rows = new ArrayList<>(List.of(BOTH));
    rows.addAll(totals.sides());
    rows.addAll(List.of(WINNER, LOSER));
    rows.forEach(who -> row(totals, who, table));
    return table.build();
  }

  private static void row(Totals totals, String who, TableBuilder table) {
    Key checks = of("checks", who);
    Key spells = of("spells", who);
    table
        .row(who)
        .count(totals.count(checks))
        .estimate(totals.share(of("cut", who), checks))
        .count(totals.count(spells))
        .estimate(totals.rate(spells, of("games", who)))
        .estimate(totals.rate(of("cut", who), spells))
        .estimate(totals.share(of("exhausted", who), spells))
        .estimate(totals.share(of("supplied", who), spells))
        .estimate(totals.share(of("lost", who), spells))
        .end();
  }

  /** A finding that units are hardly ever cut off, if that is so. */
  static Optional<Finding> finding(Totals totals) {
    Estimate cut = totals.share(of("cut", BOTH), of("checks", BOTH));
    if (!cut.below(RARE)) {
      return Optional.empty();
    }
    return Optional.of(
        new Finding(
                ID,
                Finding.Kind.TELLING,
                "Units are hardly ever cut off from supply: at "
                    + Phrases.points(cut.value())
                    + " of the cleanups, "
                    + Text.count(totals.count(of("spells", BOTH)), "time")
                    + " in "
                    + Text.count(totals.games(of("checks", BOTH)), "game")
                    + ".")
            .next(
                "Does supply matter at all? GV-2.2 and GV-3.4 have parameters ('wardiary rules'),"
                    + " and players that do not try to cut others off may hide it."));
  }
}
