package org.wardiary.reports.site;

import org.wardiary.reports.archive.GameHistory;
import org.wardiary.reports.archive.View;
import org.wardiary.reports.text.Account;

/**
 * One game as one viewer sees it.
 *
 * @param frame what stands around it
 * @param row the game in lists
 * @param history its positions and events
 * @param view what may be shown
 */
record GamePage(Frame frame, GameRow row, GameHistory history, View view) {

  /** The game in words. */
  Account account() {
    return history.account(history.length(), view);
  }
}
