package org.wardiary.reports.chart;

import java.awt.Color;
import java.util.List;
import org.wardiary.reports.chart.StackChart.Part;

/**
 * The colours of the parts of bars: parts that share a colour are shades of it.
 *
 * @param parts all parts, in order
 * @param style the chart's style
 */
record PartColours(List<Part> parts, Style style) {

  /** Opacities of the parts of one colour, in order. */
  private static final float[] SHADES = {1f, 0.62f, 0.36f, 0.18f};

  private static final int FULL = 255;
  private static final int HALF = 128;

  /** From this luma up, a colour counts as light and the text on it is dark. */
  private static final double LIGHT = 140;

  /** The colour of a part. */
  Color of(Part part) {
    List<String> names = parts.stream().map(Part::colour).distinct().toList();
    Color colour = style.colours().named(part.colour(), names);
    List<String> alike =
        parts.stream()
            .filter(other -> other.colour().equals(part.colour()))
            .map(Part::name)
            .toList();
    float alpha = SHADES[Math.min(alike.indexOf(part.name()), SHADES.length - 1)];
    return new Color(
        colour.getRed(), colour.getGreen(), colour.getBlue(), Math.round(alpha * FULL));
  }

  /**
   * A text colour that can be read on a part in either theme, although a part that is dark in one
   * theme may be light in the other.
   */
  Color ink(Part part) {
    Color colour = of(part);
    if (colour.getAlpha() < HALF) {
      return style.ink();
    }
    double luma = 0.299 * colour.getRed() + 0.587 * colour.getGreen() + 0.114 * colour.getBlue();
    return luma > LIGHT || colour.getAlpha() < FULL
        ? style.colours().colour("onbright")
        : style.surface();
  }
}
