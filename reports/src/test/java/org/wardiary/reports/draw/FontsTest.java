package org.wardiary.reports.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.wardiary.reports.draw.Fonts.Weight;

class FontsTest {

  @Test
  void font_forAwt_isTheBundledFamily() {
    assertThat(Fonts.font(Weight.REGULAR, 12).getFamily()).isEqualTo("DejaVu Sans");
    assertThat(Fonts.font(Weight.BOLD, 12).getFontName()).isEqualTo("DejaVu Sans Bold");
    assertThat(Fonts.font(Weight.BOLD, 12).getSize2D()).isEqualTo(12f);
  }

  @Test
  void width_ofText_isTheFontsOwnDesignWidth() {
    // advance widths of the font file: B 1405, l 569, u 1298, e 1260, in 1/2048 of the size
    assertThat(Fonts.width("Blue", Weight.REGULAR, 2048)).isEqualTo(1405 + 569 + 1298 + 1260);
    assertThat(Fonts.width("Blue", Weight.REGULAR, 1)).isEqualTo(4532 / 2048.0);
    assertThat(Fonts.width("", Weight.BOLD, 10)).isZero();
  }

  @Test
  void outline_ofHebrewBeforeAStop_hasTheStopOnTheRightAsSvgHasIt() {
    Shape shape = Fonts.outline("\u05E9.", Weight.REGULAR, new AffineTransform());
    Rectangle2D all = shape.getBounds2D();
    double part = 0.1 * all.getWidth();
    assertThat(shape.intersects(all.getMaxX() - part, -0.1, part, 0.1)).isTrue();
    assertThat(shape.intersects(all.getMaxX() - part, -0.6, part, 0.4)).isFalse();
  }

  @Test
  void file_ofWeight_isTrueTypeAndACopy() {
    byte[] file = Fonts.file(Weight.REGULAR);
    assertThat(file).startsWith(0, 1, 0, 0);
    file[0] = 9;
    assertThat(Fonts.file(Weight.REGULAR)).startsWith(0, 1, 0, 0);
  }
}
