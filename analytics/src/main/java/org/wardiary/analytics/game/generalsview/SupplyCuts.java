package org.wardiary.analytics.game.generalsview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Edges;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
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
    List<String> rows = new ArrayList<>(List.of(BOTH));
    rows.addAll(totals.sides());
    rows.addAll(List.of(WINNER, LOSER));
    return new TableBuilder<RowTotals>(ID, "Supply cuts")
        .text("who", row -> row.part(0))
        .count("checks", "units at a cleanup", row -> row.count("checks"))
        .share("cut_off", row -> row.share("cut", "checks"))
        .count("cuts", "cuts", row -> row.count("spells"))
        .estimate("cuts_per_game", "cuts per game", row -> row.rate("spells", "games"))
        .estimate("length", "cleanups per cut", row -> row.rate("cut", "spells"))
        .share("exhausted", row -> row.share("exhausted", "spells"))
        .share("supplied_again", row -> row.share("supplied", "spells"))
        .share("lost", row -> row.share("lost", "spells"))
        .estimatesNote(
            "A check: one unit at one cleanup of its side. A cut: one unit cut off at one or"
                + " more cleanups in a row. Exhausted: it had no supply points left. Lost:"
                + " while cut off; the rest were supplied again or still cut off when the game"
                + " ended. That the losing side is cut off more does not say that this is why"
                + " it lost.")
        .definedIn(Campaigns.PAGE)
        .of(totals.rows(rows));
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
                Text.of(
                    "Units are hardly ever cut off from supply: at %s of the cleanups, %s in %s.",
                    Phrases.points(cut.value()),
                    Text.count(totals.count(of("spells", BOTH)), "time"),
                    Text.count(totals.games(of("checks", BOTH)), "game")))
            .next(
                "Does supply matter at all? GV-2.2 and GV-3.4 have parameters ('wardiary rules'),"
                    + " and players that do not try to cut others off may hide it."
                    + Edges.change(cut)));
  }
}
