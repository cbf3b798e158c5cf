package org.wardiary.reports.chart;

import org.wardiary.analytics.table.Table;

/** How a table is drawn. Stateless. */
@FunctionalInterface
public interface Chart {

  /**
   * Draws a table.
   *
   * @param table the table, with at least one row; nothing is shown that it does not hold
   * @param style colours and heading
   */
  Drawing draw(Table table, Style style);
}
