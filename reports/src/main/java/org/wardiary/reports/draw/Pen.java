package org.wardiary.reports.draw;

import java.util.List;
import org.wardiary.events.text.Text;

/**
 * What lines are drawn with. Ends are flat, corners round.
 *
 * @param ink colour
 * @param width of the line, above 0
 * @param dash lengths of stroke and gap in turn; empty for a solid line
 */
public record Pen(Ink ink, double width, List<Double> dash) {

  /** Copies the list and checks the width. */
  public Pen {
    dash = List.copyOf(dash);
    if (!(width > 0)) {
      throw new IllegalArgumentException(Text.of("expected a width above 0 but got %s", width));
    }
  }

  /** A pen for solid lines. */
  public static Pen of(Colour colour, double width) {
    return new Pen(Ink.of(colour), width, List.of());
  }

  /** The same pen with dashes. */
  public Pen dashed(Double... lengths) {
    return new Pen(ink, width, List.of(lengths));
  }
}
