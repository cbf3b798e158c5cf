package org.wardiary.reports.chart;

/** A table drawn as a picture, to be written as PNG or SVG, both from the same drawing. */
public interface Drawing {

  /** Whether it shows any value at all. */
  boolean showsAnything();

  /** Whether it can be read on a phone too, where it is shown smaller. */
  boolean fits();

  /** The picture as PNG, two pixels to a CSS pixel. */
  byte[] png();

  /** The picture as an SVG file of its own, with its font. */
  String svgFile();

  /**
   * The picture as an SVG element for a page that has the font and gives the colours as variables.
   *
   * @param prefix prefix of every id in it, so that several drawings may stand on one page
   */
  String svgElement(String prefix);
}
