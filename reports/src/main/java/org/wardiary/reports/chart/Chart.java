package org.wardiary.reports.chart;

import org.wardiary.analytics.table.Table;

/** How a table is drawn. Stateless. */
@FunctionalInterface
public interface Chart {

  /**
   * Draws a table.
   *
   * @param table the table, with at least one row; only what it holds is shown
   * @param style colours and heading
   */
  Drawing draw(Table table, Style style);
}
