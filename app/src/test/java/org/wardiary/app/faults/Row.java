package org.wardiary.app.faults;

import java.time.Duration;
import org.wardiary.events.text.Text;

/**
 * The result of the rounds of a fault.
 *
 * @param fault the fault's name
 * @param rounds number of rounds
 * @param acknowledged number of games that some command reported as archived
 * @param audit what the archive holds of them
 * @param broken number of promises that did not hold
 * @param longest the longest time until games were archived again
 */
record Row(String fault, int rounds, int acknowledged, Audit audit, int broken, Duration longest) {

  private static final double MILLIS = 1000;

  /** The head of the table. */
  static String head() {
    return "| fault | rounds | games acknowledged | lost | doubled | damaged | promises broken |"
        + " longest until games were archived again |\n|---|--:|--:|--:|--:|--:|--:|--:|";
  }

  /** A line of a table in Markdown. */
  String line() {
    return Text.of(
        "| %s | %d | %d | %d | %d | %d | %d | %.1f s |",
        fault,
        rounds,
        acknowledged,
        audit.lost(),
        audit.doubled(),
        audit.damaged(),
        broken,
        longest.toMillis() / MILLIS);
  }

  /** Whether everything is as promised. */
  boolean isSound() {
    return audit.lost() + audit.doubled() + audit.damaged() + broken == 0;
  }
}
