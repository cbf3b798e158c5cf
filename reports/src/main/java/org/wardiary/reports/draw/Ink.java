package org.wardiary.reports.draw;

import org.wardiary.events.text.Text;

/**
 * What something is painted with.
 *
 * @param colour the colour
 * @param opacity 0 (invisible) to 1 (opaque)
 */
public record Ink(Colour colour, double opacity) {

  /** Checks the range. */
  public Ink {
    if (!(opacity >= 0 && opacity <= 1)) {
      throw new IllegalArgumentException(
          Text.of("expected an opacity from 0 to 1 but got %s", opacity));
    }
  }

  /** Opaque ink. */
  public static Ink of(Colour colour) {
    return new Ink(colour, 1);
  }
}
