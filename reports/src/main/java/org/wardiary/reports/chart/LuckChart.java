package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.Layer;
import org.jfree.data.Range;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.events.text.Text;

/**
 * A dot for each game, placed by the luck in it, in a row for each result; the rows are sorted by
 * the results' names.
 *
 * @param column number column of the luck
 * @param axis what the luck is, with unit
 */
public record LuckChart(String column, String axis) implements Chart {

  private static final int ROW_HEIGHT = 78;
  private static final int AXIS_HEIGHT = 66;

  /** A dot's width as a fraction of the axis; {@code STEP} is its height as a fraction of a row. */
  private static final double DOT = 0.016;

  private static final double STEP = 0.13;

  /** Places for dots side by side in a row; if all are taken, dots cover each other. */
  private static final int PLACES = 7;

  @Override
  public Drawing draw(Table table, Style style) {
    List<String> results =
        table.rows().stream().map(row -> row.text("result")).distinct().sorted().toList();
    Range range = range(table);
    XYSeriesCollection data = new XYSeriesCollection();
    XYLineAndShapeRenderer dots = new XYLineAndShapeRenderer(false, true);
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < results.size(); i++) {
      String result = results.get(i);
      List<Row> games = table.select(row -> row.is("result", result));
      data.addSeries(series(i, games, range.getLength() * DOT));
      Color colour = style.colours().named(result, results);
      dots.setSeriesShape(i, Glyph.DISC.at(0, 0));
      dots.setSeriesPaint(i, colour);
      labels.add(label(result, games.size()));
    }
    NumberAxis luck = style.numbers(axis, "0.#;−0.#");
    luck.setRange(range);
    XYPlot plot = new XYPlot(data, luck, style.rows(labels), dots);
    style.gridAlongRange(plot);
    plot.setRangeGridlinesVisible(false);
    plot.addDomainMarker(
        new ValueMarker(0, style.muted(), new BasicStroke(1.2f)), Layer.BACKGROUND);
    return style.drawing(
        style.chart(table, "A dot for each game", plot), AXIS_HEIGHT + ROW_HEIGHT * results.size());
  }

  private Range range(Table table) {
    double most =
        table.rows().stream()
            .mapToDouble(row -> Math.abs(row.number(column).orElse(0)))
            .max()
            .orElse(0);
    double reach = most > 0 ? 1.06 * most : 1; // nobody may have had any luck
    return new Range(-reach, reach);
  }

  private static String label(String result, int games) {
    String who =
        switch (result) {
          case "draw" -> "drawn";
          case "*" -> "unfinished";
          default -> Text.of("%s won", result);
        };
    return Text.of("%s, %s", who, Text.count(games, "game"));
  }

  /** Dots in the order of the table; one that would cover another moves aside in its row. */
  private XYSeries series(int row, List<Row> games, double width) {
    XYSeries series = new XYSeries(row, false, true);
    List<NavigableSet<Double>> places = new ArrayList<>();
    for (int i = 0; i < PLACES; i++) {
      places.add(new TreeSet<>());
    }
    for (Row game : games) {
      game.number(column)
          .ifPresent(luck -> series.add(luck, row + offset(place(places, luck, width))));
    }
    return series;
  }

  /**
   * Takes a place for a dot: the first that is free there, otherwise the one with the fewest dots.
   */
  private static int place(List<NavigableSet<Double>> places, double luck, double width) {
    int emptiest = 0;
    for (int i = 0; i < PLACES; i++) {
      NavigableSet<Double> dots = places.get(i);
      if (dots.subSet(luck - width, false, luck + width, false).isEmpty()) {
        dots.add(luck);
        return i;
      }
      emptiest = dots.size() < places.get(emptiest).size() ? i : emptiest;
    }
    places.get(emptiest).add(luck);
    return emptiest;
  }

  /** 0, then one step up, one down, two up … */
  private static double offset(int aside) {
    return (aside % 2 == 0 ? 1 : -1) * ((aside + 1) / 2) * STEP;
  }
}
