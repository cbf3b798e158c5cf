package org.wardiary.reports.chart;

import java.awt.Color;
import java.awt.Font;
import java.util.List;
import java.util.stream.IntStream;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.wardiary.analytics.table.Row;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.tournament.Score;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/** The points of each player, by line, against each other player, by column. */
final class CrossChart {

  private static final int LINE = 24;
  private static final int REST = 50;
  private static final double EVEN = 0.5;

  /** With more players than this, numbers do not fit on a phone. */
  private static final int NUMBERS = 8;

  private final Table table;
  private final Style style;
  private final List<String> players;

  CrossChart(Table table, Style style) {
    this.table = table;
    this.style = style;
    this.players = table.rows().stream().map(row -> row.text("player")).distinct().toList();
  }

  Drawing picture() {
    XYSeries places = new XYSeries("points", false, true);
    XYPlot plot = new XYPlot();
    for (Row row : table.rows()) {
      int line = players.indexOf(row.text("player"));
      int column = players.indexOf(row.text("opponent"));
      places.add(column, line);
      plot.addAnnotation(points(row, column, line), false);
    }
    plot.setDataset(new XYSeriesCollection(places));
    plot.setRenderer(new XYLineAndShapeRenderer(false, false));
    List<String> names =
        IntStream.range(0, players.size())
            .mapToObj(i -> Text.of("%s  %d", players.get(i), i + 1))
            .toList();
    SymbolAxis lines = style.rows(names);
    lines.setTickUnit(new NumberTickUnit(1));
    SymbolAxis columns =
        style.rows(
            IntStream.rangeClosed(1, players.size()).mapToObj(i -> Text.of("%d", i)).toList());
    columns.setInverted(false);
    plot.setRangeAxis(lines);
    plot.setDomainAxis(columns);
    plot.setDomainAxisLocation(AxisLocation.TOP_OR_LEFT);
    style.gridAlongRange(plot);
    JFreeChart chart =
        style.chart(
            table,
            "Points, by line against each by column"
                + (hasNumbers() ? "" : " (+ more than half of the games, – less, = half)"),
            plot);
    return style.drawing(chart, REST + LINE * players.size());
  }

  /** Points, in the winner's colour if they are more than half of those possible. */
  private XYTextAnnotation points(Row row, int column, int line) {
    double points = row.number("points").orElseThrow();
    double share = points / row.count("games");
    XYTextAnnotation text = new XYTextAnnotation(words(points, share), column, line);
    text.setPaint(colour(share));
    Font font = Fonts.font(share > EVEN ? Weight.BOLD : Weight.REGULAR, Style.LABEL);
    text.setFont(share > EVEN ? font.deriveFont(Font.BOLD) : font);
    return text;
  }

  private boolean hasNumbers() {
    return !style.isNarrow() || players.size() <= NUMBERS;
  }

  private String words(double points, double share) {
    if (hasNumbers()) {
      return Score.text(points);
    }
    if (share == EVEN) {
      return "=";
    }
    return share > EVEN ? "+" : "–";
  }

  private Color colour(double share) {
    if (share == EVEN) {
      return style.muted();
    }
    return style.colours().colour(share > EVEN ? "name.winner" : "name.loser");
  }
}
