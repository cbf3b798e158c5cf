package org.wardiary.reports.chart;

import java.util.List;
import org.jfree.chart.plot.CombinedDomainXYPlot;
import org.jfree.chart.plot.XYPlot;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;

/** Charts of lines with bands about them, one line for each name. */
public final class CurveChart {

  private static final int PLOT_HEIGHT = 250;
  private static final int AXIS_HEIGHT = 60;

  /**
   * A band about the lines.
   *
   * @param low number column of its lower edge
   * @param high number column of its upper edge
   * @param alpha how opaque it is, from 0 to 1
   */
  public record Band(String low, String high, float alpha) {}

  /**
   * The lines of a plot.
   *
   * @param who text column with the names of the lines
   * @param value number column
   * @param label what the values are, with unit
   * @param pattern format of the axis of values
   * @param bands the bands, the first one with the lines
   */
  public record Lines(String who, String value, String label, String pattern, List<Band> bands) {

    /** Medians with a band of the middle half of the games. */
    public static Lines medians(String label) {
      Band half = new Band("lower_quartile", "upper_quartile", 0.16f);
      return new Lines("who", "median", label, "0", List.of(half));
    }

    /** Estimates with a band of their intervals. */
    public static Lines estimates(String who, String value, String label, String pattern) {
      Band interval = new Band(value + "_low", value + "_high", 0.22f);
      return new Lines(who, value, label, pattern, List.of(interval));
    }
  }

  /**
   * The horizontal axis.
   *
   * @param column number column along the axis
   * @param label name of the axis
   * @param pattern format of its numbers
   * @param ticks distance between its ticks; 0 for ticks at whole numbers, as they fit
   * @param room room for the lines' names at the right, as a fraction of the axis
   */
  public record Axes(String column, String label, String pattern, double ticks, double room) {

    /** The part of the game that has been played. */
    static final Axes PART =
        new Axes("part_of_game", "part of the game's turns", "0 %", 0.25, 0.14);
  }

  /**
   * One of several plots on one axis.
   *
   * @param rows the rows that are drawn
   * @param lines which of their columns
   */
  public record Panel(List<Row> rows, Lines lines) {}

  private CurveChart() {}

  /**
   * Plots one below the other on one axis.
   *
   * @param panels the plots from above, at least one
   * @param subtitle what is shown, in full, with the method
   */
  public static Drawing stacked(
      Table table, Style style, Axes axes, List<Panel> panels, String subtitle) {
    List<CurvePlot> plots =
        panels.stream().map(panel -> new CurvePlot(panel, style, axes)).toList();
    double end = plots.stream().mapToDouble(CurvePlot::end).max().orElseThrow();
    CombinedDomainXYPlot all = new CombinedDomainXYPlot(plots.get(0).domain(end));
    all.setGap(18);
    for (CurvePlot curves : plots) {
      XYPlot plot = curves.plot();
      plot.setOutlineVisible(false);
      plot.setBackgroundPaint(null);
      all.add(plot);
    }
    int height = PLOT_HEIGHT * plots.size() + AXIS_HEIGHT;
    return style.drawing(style.chart(table, subtitle, all), height);
  }

  /** A subtitle that says what the band is, after a text that says what the lines are. */
  public static String subtitle(String of) {
    return Text.of("%s; band: the middle half", of);
  }
}
