package org.wardiary.analytics.game.generalsview;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.LuckierSide;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;

/** The effect of luck on results: {@code docs/statistics/generals-view.md}. */
public final class LuckAndResults {

  /** Id of the table. */
  public static final String ID = "luck-and-results";

  private LuckAndResults() {}

  private static final LuckierSide LUCKIER = new LuckierSide(ID);

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
    return study
        .totals(ID)
        .filter(totals -> LUCKIER.claim(totals).shown())
        .map(LuckAndResults::finding);
  }

  private static Finding finding(Totals totals) {
    Claim claim = LUCKIER.claim(totals);
    Slope slope = Slope.of(totals);
    String measured =
        Phrases.winRate("The side with more luck in the draws", claim.ratio())
            + (slope.known()
                ? "; "
                    + Phrases.percent(slope.explained())
                    + " of how results differ goes with luck"
                : "");
    boolean above = claim.ratio().value() > Claim.EVEN && totals.certainty().holds(claim);
    return above
        ? new Finding(ID, Finding.Kind.SHOWN, measured + ".")
        : new Finding(
            ID, Finding.Kind.NOT_SHOWN, measured + ": that luck decides games is not shown.");
  }
}
