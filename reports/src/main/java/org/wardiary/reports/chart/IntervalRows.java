package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.List;
import org.jfree.data.xy.AbstractIntervalXYDataset;

/** Rows of values with intervals, as a dataset: x is the row from 0, y the value. */
final class IntervalRows extends AbstractIntervalXYDataset {

  private static final long serialVersionUID = 1L;

  /**
   * A row.
   *
   * @param label name of the row
   * @param value the value; NaN where it may not be shown
   * @param low lower bound of its interval
   * @param high upper bound
   * @param words what stands at its end
   * @param colour its colour
   */
  record Entry(String label, double value, double low, double high, String words, Color colour) {

    /** A row whose value may not be shown. */
    static Entry hidden(String label, String words, Color colour) {
      return new Entry(label, Double.NaN, Double.NaN, Double.NaN, words, colour);
    }

    boolean shown() {
      return !Double.isNaN(value);
    }
  }

  private final transient List<Entry> entries;

  IntervalRows(List<Entry> entries) {
    this.entries = List.copyOf(entries);
  }

  Entry entry(int item) {
    return entries.get(item);
  }

  String[] labels() {
    return entries.stream().map(Entry::label).toArray(String[]::new);
  }

  @Override
  public int getSeriesCount() {
    return 1;
  }

  @Override
  public Comparable<?> getSeriesKey(int series) {
    return "values";
  }

  @Override
  public int getItemCount(int series) {
    return entries.size();
  }

  @Override
  public Number getX(int series, int item) {
    return item;
  }

  @Override
  public Number getY(int series, int item) {
    return entries.get(item).value();
  }

  @Override
  public Number getStartX(int series, int item) {
    return item;
  }

  @Override
  public Number getEndX(int series, int item) {
    return item;
  }

  @Override
  public Number getStartY(int series, int item) {
    return entries.get(item).low();
  }

  @Override
  public Number getEndY(int series, int item) {
    return entries.get(item).high();
  }
}
