package org.wardiary.reports.chart;

import org.wardiary.reports.board.Heat;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.PngWriter;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.SvgWriter;

/**
 * A board that shows a table by space.
 *
 * @param heat the values shown
 * @param scene the picture
 * @param palette its colours
 */
record BoardDrawing(Heat heat, Scene scene, Palette palette) implements Drawing {

  private static final int PIXELS = 1520;

  @Override
  public boolean showsAnything() {
    return heat.readings().values().stream().anyMatch(reading -> reading.value() != 0);
  }

  @Override
  public boolean fits() {
    return true;
  }

  @Override
  public byte[] png() {
    return PngWriter.of(palette).write(scene, PIXELS);
  }

  @Override
  public String svgFile() {
    return SvgWriter.of(palette).write(scene);
  }

  @Override
  public String svgElement(String prefix) {
    return SvgWriter.forPage().write(scene);
  }
}
