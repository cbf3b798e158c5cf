package org.wardiary.analytics.game.recorded;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.LuckierSide;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;

/** Luck in attacks and who wins: {@code docs/statistics/recorded-games.md}. */
final class LuckAndResults {

  static final String ID = "luck-and-results";

  private static final LuckierSide LUCKIER = new LuckierSide(ID, "attacks");

  private LuckAndResults() {}

  static Statistic statistic() {
    return new Statistic(
        ID, LuckAndResults::count, LuckAndResults::table, totals -> List.of(LUCKIER.claim(totals)));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    LUCKIER.count(game, TableLuck.of(game).luck(), counts);
  }

  private static Table table(Totals totals) {
    return LUCKIER
        .columns("Luck and winning", totals)
        .estimatesNote(
            "The luckier side: the one with more luck in attacks, of games that somebody won. Who"
                + " fights more has more to win and to lose by luck.")
        .definedIn(RecordedStudy.PAGE)
        .of(totals.count(LuckierSide.COUNTED) > 0 ? LuckierSide.ROW : List.of());
  }

  /** The finding, in plain words; empty if there are too few games. */
  static Optional<Finding> finding(Study study) {
    return study.totals(ID).flatMap(totals -> LUCKIER.finding(totals, ""));
  }
}
