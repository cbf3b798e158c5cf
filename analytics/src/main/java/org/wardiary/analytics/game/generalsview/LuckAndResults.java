package org.wardiary.analytics.game.generalsview;

import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.LuckierSide;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.Tables;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** What luck does to results: {@code docs/statistics/generals-view.md}. */
public final class LuckAndResults {

  /** Id of the table. */
  public static final String ID = "luck-and-results";

  private LuckAndResults() {}

  /** How often the luckier side won, and how much of the results luck explains. */
  static Table table(GameSet set, DrawLuck luck) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Luck and winning",
                Columns.builder()
                    .text("who")
                    .count("games", "games")
                    .count("wins", "games")
                    .share("win_rate")
                    .number("explained", "share")
                    .build())
            .note(
                "The luckier side: the one with more luck in gold, of games that somebody won."
                    + " Interval: 95 %, Wilson. Explained: share of the variance of the results that"
                    + " goes with luck in gold (squared correlation). Who fights more has more to"
                    + " win and to lose by luck. "
                    + Estimate.SMALL_NOTE)
            .definedIn(CampaignCurves.PAGE);
    LuckierSide luckier =
        LuckierSide.of(set, game -> DrawLuck.counts(game) ? DrawLuck.gold(game) : 0);
    TableBuilder.RowBuilder row = luckier.addTo(table.row());
    if (luck.sloped()) {
      row.number(luck.explained());
    } else {
      row.none();
    }
    return row.end().build();
  }

  /** What the table says, in plain words. */
  static Optional<Finding> finding(Tables tables) {
    return tables
        .row(ID, row -> row.number("win_rate").isPresent())
        .map(row -> new Finding(ID, sentence(row)));
  }

  private static String sentence(Row row) {
    String measured = Phrases.winRate("The side with more luck in the draws", row);
    String explained =
        row.number("explained").isPresent()
            ? "; " + Phrases.percent(row, "explained") + " of how results differ goes with luck"
            : "";
    boolean above = Phrases.value(row, "win_rate_low") > Balance.EVEN;
    return measured + explained + (above ? "." : ": that luck decides games is not shown.");
  }
}
