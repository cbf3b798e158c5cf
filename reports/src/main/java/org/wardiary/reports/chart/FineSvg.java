package org.wardiary.reports.chart;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.image.BufferedImage;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;

/**
 * Batik's SVG graphics with text widths that are not rounded to whole pixels. Browsers place
 * letters at fractions of a pixel, so that with rounded widths right-aligned text would end at
 * different places.
 */
final class FineSvg extends SVGGraphics2D {

  private static final FontRenderContext FINE = new FontRenderContext(null, true, true);

  private final Graphics2D measure;

  FineSvg(SVGGeneratorContext context) {
    super(context, false);
    this.measure = scratch();
  }

  private FineSvg(FineSvg other) {
    super(other);
    this.measure = other.measure;
  }

  private static Graphics2D scratch() {
    Graphics2D g = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB).createGraphics();
    g.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    return g;
  }

  @Override
  public Graphics create() {
    return new FineSvg(this);
  }

  @Override
  public FontMetrics getFontMetrics(Font font) {
    return measure.getFontMetrics(font);
  }

  @Override
  public FontRenderContext getFontRenderContext() {
    return FINE;
  }
}
