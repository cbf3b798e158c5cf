package org.wardiary.analytics.game.generalsview;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.LuckierSide;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;

/** The effect of luck on results: {@code docs/statistics/generals-view.md}. */
public final class LuckAndResults {

  /** Id of the table. */
  public static final String ID = "luck-and-results";

  private LuckAndResults() {}

  private static final LuckierSide LUCKIER = new LuckierSide(ID, "draws");

  /** How often the luckier side won, and how much of the results luck explains. */
  static Statistic statistic() {
    return new Statistic(
        ID, LuckAndResults::count, LuckAndResults::table, totals -> List.of(LUCKIER.claim(totals)));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    Luck.of(game)
        .ifPresent(
            luck -> {
              Slope.count(luck, counts);
              LUCKIER.count(game, luck.gold(), counts);
            });
  }

  private static Table table(Totals totals) {
    Slope slope = Slope.of(totals);
    return LUCKIER
        .columns("Luck and winning", totals)
        .known("explained", "share", who -> slope.ifKnown(Slope::explained))
        .estimatesNote(
            "The luckier side: the one with more luck in gold, of games that somebody won."
                + " Explained: share of the variance of the results that goes with luck in gold"
                + " (squared correlation). Who fights more has more to win and to lose by luck.")
        .definedIn(Campaigns.PAGE)
        .of(LuckierSide.ROW);
  }

  /** The finding, in plain words; empty if there are too few games. */
  static Optional<Finding> finding(Study study) {
    return study.totals(ID).flatMap(totals -> LUCKIER.finding(totals, explained(Slope.of(totals))));
  }

  private static String explained(Slope slope) {
    return slope.known()
        ? Text.of("; %s of how results differ goes with luck", Phrases.percent(slope.explained()))
        : "";
  }
}
