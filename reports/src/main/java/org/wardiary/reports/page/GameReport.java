package org.wardiary.reports.page;

import java.util.List;
import java.util.Locale;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.table.Table;

/**
 * One kind of game's part of a report.
 *
 * @param info what is known of it
 * @param set its games
 * @param tables its tables in the order shown
 */
record GameReport(GameInfo info, GameSet set, List<Table> tables) {

  /** The game's name in file names and anchors: {@code squares-civil-war}. */
  String slug() {
    return set.game().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
  }

  /** Name of a table's files without suffix. */
  String file(Table table) {
    return slug() + "-" + table.id();
  }
}
