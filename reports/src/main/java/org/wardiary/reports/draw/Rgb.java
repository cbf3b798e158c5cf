package org.wardiary.reports.draw;

import org.wardiary.events.text.Text;

/**
 * A colour that is the same in all themes.
 *
 * @param value {@code 0xRRGGBB}
 */
public record Rgb(int value) implements Colour {

  private static final Rgb WHITE = new Rgb(0xffffff);
  private static final Rgb BLACK = new Rgb(0x1b2126);

  /** The colour that a text such as {@code #4070c0} names. */
  public static Rgb of(String text) {
    return new Rgb(Integer.parseInt(text.substring(1), 16));
  }

  /** The colour mixed with white. */
  public Rgb pale(double part) {
    return mixed(WHITE, part);
  }

  /** The colour mixed with black. */
  public Rgb deep(double part) {
    return mixed(BLACK, part);
  }

  private Rgb mixed(Rgb other, double part) {
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      double own = value >> shift & 0xff;
      double added = other.value >> shift & 0xff;
      mixed |= (int) Math.round(own + part * (added - own)) << shift;
    }
    return new Rgb(mixed);
  }

  /** Black or white, whichever is easier to read on this colour. */
  public Rgb ink() {
    return luminance() > 0.3 ? BLACK : WHITE;
  }

  /** The relative luminance of WCAG 2, from 0 for black to 1 for white. */
  public double luminance() {
    return 0.2126 * linear(value >> 16) + 0.7152 * linear(value >> 8) + 0.0722 * linear(value);
  }

  private static double linear(int channel) {
    double part = (channel & 0xff) / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  @Override
  public int in(Palette palette) {
    return value;
  }

  @Override
  public String word() {
    return Text.of("#%06x", value);
  }

  @Override
  public String css() {
    return word();
  }
}
