package org.wardiary.reports.chart;

import org.jfree.chart.JFreeChart;

/**
 * A chart and the size it is drawn at.
 *
 * @param chart the chart
 * @param width width in CSS pixels
 * @param height height in CSS pixels
 */
public record Picture(JFreeChart chart, int width, int height) {

  /** Width of all charts. */
  static final int WIDTH = 760;
}
