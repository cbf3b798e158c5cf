package org.wardiary.reports.site;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.reports.csv.Numbers;

/** Formats scores for display and as JSON. */
final class Scores {

  private Scores() {}

  /** A score as JSON. */
  static ObjectNode json(Score score) {
    return Json.object()
        .put("wins", score.wins())
        .put("draws", score.draws())
        .put("losses", score.losses())
        .put("points", score.points());
  }

  /** A number with at most two decimals. */
  static String number(double value) {
    return Numbers.plain(Math.rint(value * 100) / 100);
  }

  /** A number rounded to one decimal, for JSON. */
  static double rounded(double value) {
    // the sum of -0 and 0 is 0
    return Math.rint(value * 10) / 10 + 0.0;
  }

  /** Wins, draws and losses, e.g. {@code +3 =1 −2}. */
  static String text(Score score) {
    return "+" + score.wins() + " =" + score.draws() + " −" + score.losses();
  }
}
