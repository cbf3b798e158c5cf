package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.StackedXYBarRenderer;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.Range;
import org.jfree.data.xy.DefaultTableXYDataset;
import org.jfree.data.xy.XYSeries;
import org.wardiary.analytics.table.Table;
import org.wardiary.reports.chart.StackChart.Bar;
import org.wardiary.reports.chart.StackChart.Part;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/** Draws bars of parts that make up a whole. */
final class StackPlot {

  private static final int BAR_HEIGHT = 34;
  private static final double THICKNESS = 0.68;
  private static final int AXIS_HEIGHT = 66;
  private static final int LEGEND_LINE = 22;
  private static final int MARGINS = 46;
  private static final int LEGEND_GLYPH = 24;

  private static final double WHOLE = 1;

  private final Table table;
  private final Style style;
  private final List<Bar> bars;
  private final RowLabels labels;
  private final Map<String, Part> parts = new LinkedHashMap<>();
  private final PartColours colours;

  StackPlot(Table table, Style style, List<Bar> bars) {
    this.table = table;
    this.style = style;
    this.bars = List.copyOf(bars);
    this.labels = RowLabels.of(bars.stream().map(Bar::label).toList(), style);
    bars.forEach(bar -> bar.parts().forEach(part -> parts.putIfAbsent(part.name(), part)));
    this.colours = new PartColours(List.copyOf(parts.values()), style);
  }

  JfreeDrawing picture(String axis, String subtitle) {
    NumberAxis share = style.numbers(null, "0 %");
    share.setRange(new Range(0, WHOLE));
    share.setTickUnit(new NumberTickUnit(style.isNarrow() ? 0.5 : 0.25));
    XYPlot plot = new XYPlot(data(), labels.axis(), share, renderer());
    plot.setOrientation(PlotOrientation.HORIZONTAL);
    plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
    style.gridAlongRange(plot);
    plot.setFixedLegendItems(legend());
    labels.write(plot, BAR_HEIGHT, 0);
    words(plot);
    JFreeChart chart = style.chart(table, subtitle, plot);
    chart.addSubtitle(style.legend(plot));
    AxisName name = new AxisName(axis, style);
    name.write(chart, share);
    int rows = (BAR_HEIGHT + labels.above()) * bars.size() + name.height();
    return style.drawing(chart, AXIS_HEIGHT + LEGEND_LINE * legendLines() + rows);
  }

  private int legendLines() {
    double room = style.width() - MARGINS;
    double used = 0;
    int lines = 1;
    for (String name : parts.keySet()) {
      double width = Fonts.width(name, Weight.REGULAR, Style.LABEL) + LEGEND_GLYPH;
      if (used > 0 && used + width > room) {
        lines++;
        used = 0;
      }
      used += width;
    }
    return lines;
  }

  private double place(int bar) {
    return labels.place(bar, BAR_HEIGHT);
  }

  private DefaultTableXYDataset data() {
    DefaultTableXYDataset data = new DefaultTableXYDataset();
    for (String name : parts.keySet()) {
      XYSeries series = new XYSeries(name, true, false);
      for (int i = 0; i < bars.size(); i++) {
        series.add(place(i), share(bars.get(i), name));
      }
      data.addSeries(series);
    }
    data.setIntervalWidth(THICKNESS * labels.part(BAR_HEIGHT));
    return data;
  }

  private static double share(Bar bar, String name) {
    return bar.parts().stream()
        .filter(part -> part.name().equals(name))
        .mapToDouble(Part::share)
        .sum();
  }

  private StackedXYBarRenderer renderer() {
    StackedXYBarRenderer renderer = new StackedXYBarRenderer();
    renderer.setBarPainter(new StandardXYBarPainter());
    renderer.setShadowVisible(false);
    renderer.setDrawBarOutline(false);
    int series = 0;
    for (Part part : parts.values()) {
      renderer.setSeriesPaint(series++, colours.of(part));
    }
    return renderer;
  }

  private LegendItemCollection legend() {
    LegendItemCollection items = new LegendItemCollection();
    for (Part part : parts.values()) {
      Color colour = colours.of(part);
      items.add(
          new LegendItem(
              part.name(),
              null,
              null,
              null,
              Glyph.BLOCK.at(0, 0),
              colour,
              new BasicStroke(0f),
              colour));
    }
    return items;
  }

  /** Writes each share within its part if it fits, and on a bar without parts why it has none. */
  private void words(XYPlot plot) {
    double pixels = style.width() - MARGINS - labels.beside();
    for (int i = 0; i < bars.size(); i++) {
      double before = 0;
      for (String name : parts.keySet()) {
        double share = share(bars.get(i), name);
        String text = Style.format("0 %").format(share);
        if (Fonts.width(text, Weight.REGULAR, Style.LABEL) + 4 < share * pixels) {
          plot.addAnnotation(
              text(
                  text,
                  place(i),
                  before + share / 2,
                  TextAnchor.CENTER,
                  colours.ink(parts.get(name))));
        }
        before += share;
      }
      if (bars.get(i).parts().isEmpty()) {
        plot.addAnnotation(
            text("too few for shares", place(i), 0, TextAnchor.CENTER_LEFT, style.muted()));
      }
    }
  }

  private XYTextAnnotation text(String text, double x, double y, TextAnchor anchor, Color colour) {
    XYTextAnnotation annotation = new XYTextAnnotation(text, x, y);
    annotation.setFont(Fonts.font(Weight.REGULAR, Style.LABEL));
    annotation.setPaint(colour);
    annotation.setTextAnchor(anchor);
    return annotation;
  }
}
