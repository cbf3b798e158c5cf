package org.wardiary.reports.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.Range;
import org.jfree.data.xy.XYDataset;
import org.wardiary.reports.chart.Look.Mark;
import org.wardiary.reports.draw.Fonts;
import org.wardiary.reports.draw.Fonts.Weight;

/**
 * Draws values with their intervals along rows of a horizontal plot: a bar or a dot, a whisker, and
 * the value in words at its end.
 */
final class IntervalRenderer extends AbstractXYItemRenderer {

  private static final long serialVersionUID = 1L;

  private static final double BAR_THICKNESS = 0.62;

  /** Room between a value and its words. */
  static final double LABEL_GAP = 8;

  private static final BasicStroke WHISKER = new BasicStroke(1.6f);
  private static final BasicStroke EDGE = new BasicStroke(3.6f);
  private static final BasicStroke BASELINE = new BasicStroke(2.2f);
  private static final double BASELINE_REACH = 9;

  private final Mark mark;
  private final Style style;
  private final double part;

  /**
   * Creates a renderer.
   *
   * @param part the fraction of a row's height that its values take
   */
  IntervalRenderer(Mark mark, Style style, double part) {
    this.mark = mark;
    this.style = style;
    this.part = part;
  }

  @Override
  public Range findRangeBounds(XYDataset dataset) {
    return findRangeBounds(dataset, true);
  }

  @Override
  public void drawItem(
      Graphics2D g,
      XYItemRendererState state,
      Rectangle2D area,
      PlotRenderingInfo info,
      XYPlot plot,
      ValueAxis domain,
      ValueAxis range,
      XYDataset dataset,
      int series,
      int item,
      CrosshairState crosshair,
      int pass) {
    IntervalRows rows = (IntervalRows) dataset;
    IntervalRows.Entry entry = rows.entry(item);
    RectangleEdge left = plot.getDomainAxisEdge();
    RectangleEdge bottom = plot.getRangeAxisEdge();
    double y = domain.valueToJava2D(rows.getXValue(series, item), area, left);
    double zero = range.valueToJava2D(range.getRange().getLowerBound(), area, bottom);
    double end = zero;
    if (entry.shown()) {
      double value = range.valueToJava2D(entry.value(), area, bottom);
      double low = range.valueToJava2D(entry.low(), area, bottom);
      double high = range.valueToJava2D(entry.high(), area, bottom);
      double row =
          part
              * Math.abs(domain.valueToJava2D(1, area, left) - domain.valueToJava2D(0, area, left));
      double base = range.valueToJava2D(Math.max(0, range.getLowerBound()), area, bottom);
      drawMark(g, entry.colour(), new Rectangle2D.Double(base, y, value - base, row));
      drawWhisker(g, new Line2D.Double(low, y, high, y), entry.colour());
      if (mark == Mark.DOT) {
        drawGlyph(g, entry.glyph(), new Point2D.Double(value, y), entry.colour());
      }
      end = Math.max(value, high);
      if (!Double.isNaN(entry.baseline())) {
        double baseline = range.valueToJava2D(entry.baseline(), area, bottom);
        drawBaseline(g, baseline, y);
        end = meets(entry.words(), end, baseline) ? baseline : end;
      }
    }
    words(g, entry, end + LABEL_GAP, y + Style.LABEL * 0.36);
  }

  /** Writes an entry's words on a background of their own, so that no line runs through them. */
  private void words(Graphics2D g, IntervalRows.Entry entry, double x, double y) {
    if (entry.words().isEmpty()) {
      return;
    }
    double width = Fonts.width(entry.words(), Weight.REGULAR, Style.LABEL);
    g.setPaint(style.surface());
    g.fill(new Rectangle2D.Double(x - 2, y - Style.LABEL * 0.85, width + 4, Style.LABEL * 1.15));
    g.setFont(Fonts.font(Weight.REGULAR, Style.LABEL));
    g.setPaint(entry.shown() ? style.ink() : style.muted());
    g.drawString(entry.words(), (float) x, (float) y);
  }

  private void drawMark(Graphics2D g, Color colour, Rectangle2D row) {
    if (mark == Mark.BAR) {
      double height = row.getHeight() * BAR_THICKNESS;
      g.setPaint(colour);
      g.fill(
          new Rectangle2D.Double(
              Math.min(row.getX(), row.getX() + row.getWidth()),
              row.getY() - height / 2,
              Math.abs(row.getWidth()),
              height));
    }
  }

  /** Whether a line across a row would run through the words at the end of its value. */
  private static boolean meets(String words, double end, double baseline) {
    double width = Fonts.width(words, Weight.REGULAR, Style.LABEL);
    return baseline > end && baseline < end + 2 * LABEL_GAP + width;
  }

  private void drawBaseline(Graphics2D g, double x, double y) {
    g.setStroke(BASELINE);
    g.setPaint(style.muted());
    g.draw(new Line2D.Double(x, y - BASELINE_REACH, x, y + BASELINE_REACH));
  }

  /**
   * Draws a whisker; over a bar it is edged with the background's colour, so that it is visible on
   * bars of any colour.
   */
  private void drawWhisker(Graphics2D g, Line2D line, Color colour) {
    Path2D whisker = new Path2D.Double(line);
    for (double x : new double[] {line.getX1(), line.getX2()}) {
      whisker.append(new Line2D.Double(x, line.getY1() - 3, x, line.getY1() + 3), false);
    }
    if (mark == Mark.BAR) {
      g.setStroke(EDGE);
      g.setPaint(style.surface());
      g.draw(whisker);
    }
    g.setStroke(WHISKER);
    g.setPaint(mark == Mark.BAR ? style.ink() : colour);
    g.draw(whisker);
  }

  private void drawGlyph(Graphics2D g, Glyph glyph, Point2D at, Color colour) {
    Shape shape = glyph.at(at.getX(), at.getY());
    g.setPaint(glyph.hollow() ? style.surface() : colour);
    g.fill(shape);
    g.setPaint(colour);
    g.setStroke(WHISKER);
    g.draw(shape);
  }
}
