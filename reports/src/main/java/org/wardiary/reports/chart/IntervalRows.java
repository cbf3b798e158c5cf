package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.jfree.data.xy.AbstractIntervalXYDataset;

/**
 * Rows of values with intervals, as a dataset: x is the row, from 0, and y the value. The values of
 * a row stand one below the other, centred on its x.
 */
final class IntervalRows extends AbstractIntervalXYDataset {

  private static final long serialVersionUID = 1L;

  /** Gap between two rows of several values, in heights of a value. */
  private static final double BETWEEN = 0.8;

  /**
   * A value.
   *
   * @param label name of its row, if it is the only value in it
   * @param value the value; NaN if it may not be shown
   * @param low lower bound of its interval
   * @param high upper bound
   * @param words what is written at its end
   * @param colour its colour
   * @param glyph what stands for it if it is not a bar
   * @param baseline what it is compared with; NaN if it has no baseline of its own
   */
  record Entry(
      String label,
      double value,
      double low,
      double high,
      String words,
      Color colour,
      Glyph glyph,
      double baseline) {

    /** A value that may not be shown. */
    static Entry hidden(String label, String words, Color colour) {
      double none = Double.NaN;
      return new Entry(label, none, none, none, words, colour, Glyph.DISC, none);
    }

    /** A copy with another glyph. */
    Entry as(Glyph other) {
      return new Entry(label, value, low, high, words, colour, other, baseline);
    }

    /** A copy with a baseline that the value is compared with. */
    Entry over(double own) {
      return new Entry(label, value, low, high, words, colour, glyph, own);
    }

    boolean shown() {
      return !Double.isNaN(value);
    }

    /** The largest of its numbers. */
    double end() {
      double numbers = Math.max(value, high);
      return Double.isNaN(baseline) ? numbers : Math.max(numbers, baseline);
    }
  }

  /**
   * A row.
   *
   * @param label its name
   * @param entries its values
   */
  record Group(String label, List<Entry> entries) {}

  private final transient List<Entry> entries = new ArrayList<>();
  private final transient List<Double> places = new ArrayList<>();
  private final transient List<Group> groups;

  private IntervalRows(List<Group> groups) {
    this.groups = List.copyOf(groups);
    for (int row = 0; row < groups.size(); row++) {
      List<Entry> values = groups.get(row).entries();
      for (int i = 0; i < values.size(); i++) {
        entries.add(values.get(i));
        double aside = values.size() == 1 ? 0 : (i - (values.size() - 1) / 2.0);
        places.add(row + aside / (values.size() + BETWEEN));
      }
    }
  }

  /** Moves the values to the lower part of each row, below its label, and returns this dataset. */
  IntervalRows below(RowLabels labels, int height) {
    for (int item = 0; item < places.size(); item++) {
      places.set(item, labels.place(places.get(item), height));
    }
    return this;
  }

  /** Rows of one value each. */
  static IntervalRows single(List<Entry> entries) {
    return new IntervalRows(
        entries.stream().map(entry -> new Group(entry.label(), List.of(entry))).toList());
  }

  /** Rows of several values. */
  static IntervalRows grouped(List<Group> groups) {
    return new IntervalRows(groups);
  }

  Entry entry(int item) {
    return entries.get(item);
  }

  /** All values. */
  List<Entry> entries() {
    return List.copyOf(entries);
  }

  List<Group> groups() {
    return groups;
  }

  List<String> labels() {
    return groups.stream().map(Group::label).toList();
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
    return places.get(item);
  }

  @Override
  public Number getY(int series, int item) {
    return entries.get(item).value();
  }

  @Override
  public Number getStartX(int series, int item) {
    return places.get(item);
  }

  @Override
  public Number getEndX(int series, int item) {
    return places.get(item);
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
