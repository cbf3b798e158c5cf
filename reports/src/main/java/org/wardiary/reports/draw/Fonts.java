package org.wardiary.reports.draw;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;

/**
 * The bundled font, DejaVu Sans: the one place from which pictures, charts and pages take it, so
 * that they look the same on every machine whatever fonts it has.
 *
 * <p>Widths and outlines come from the font's own unhinted design units, so they are the same at
 * every size and on every JDK.
 */
public final class Fonts {

  /** The font's family for CSS, with the fallbacks of a browser that lacks it. */
  public static final String CSS_FAMILY = "'DejaVu Sans',Verdana,sans-serif";

  /** How heavy the letters are. */
  public enum Weight {
    /** DejaVu Sans. */
    REGULAR("/fonts/DejaVuSans.ttf"),
    /** DejaVu Sans Bold. */
    BOLD("/fonts/DejaVuSans-Bold.ttf");

    private final String resource;
    private final byte[] file;
    private final Font design;

    Weight(String resource) {
      this.resource = resource;
      this.file = Resources.bytes(Fonts.class, resource);
      this.design = create();
    }

    private Font create() {
      try {
        return Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file))
            .deriveFont((float) UNITS_PER_EM);
      } catch (FontFormatException e) {
        throw new IllegalStateException(
            Text.of("expected a TrueType font in %s but it is damaged", resource), e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Height of a capital letter as a part of the font's size. */
  public static final double CAP_HEIGHT = 0.729;

  private static final int UNITS_PER_EM = 2048;
  private static final FontRenderContext DESIGN_UNITS = new FontRenderContext(null, true, true);

  private static final int KEPT_LENGTH = 40;
  private static final int KEPT_TEXTS = 4096;

  /** Advances of the most recently measured texts. */
  private static final Map<Measured, Double> KEPT =
      Collections.synchronizedMap(
          new LinkedHashMap<>(64, 0.75f, true) {
            private static final long serialVersionUID = 1;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Measured, Double> eldest) {
              return size() > KEPT_TEXTS;
            }
          });

  private Fonts() {}

  /**
   * The font for AWT and JFreeChart.
   *
   * @param size in px
   */
  public static Font font(Weight weight, double size) {
    return weight.design.deriveFont((float) size);
  }

  /** A copy of the font's file (TrueType), e.g. to embed in a page. */
  public static byte[] file(Weight weight) {
    return weight.file.clone();
  }

  /**
   * The width of a text, in the unit of the size.
   *
   * @param text a single line
   */
  public static double width(String text, Weight weight, double size) {
    return text.isEmpty() ? 0 : advance(text, weight) * size / UNITS_PER_EM;
  }

  /**
   * The advance of a text in design units. Short texts are cached, since pictures measure the same
   * few codes and names again and again.
   */
  private static double advance(String text, Weight weight) {
    if (text.length() > KEPT_LENGTH) {
      return layout(text, weight).getAdvance();
    }
    return KEPT.computeIfAbsent(
        new Measured(text, weight), key -> (double) layout(key.text(), key.weight()).getAdvance());
  }

  private record Measured(String text, Weight weight) {}

  /**
   * A text's letters as a shape.
   *
   * @param text a single line
   * @param place moves the text, set in size 1 from (0, 0) on the base line, to its place
   */
  static Shape outline(String text, Weight weight, AffineTransform place) {
    AffineTransform fromDesignUnits = new AffineTransform(place);
    fromDesignUnits.scale(1.0 / UNITS_PER_EM, 1.0 / UNITS_PER_EM);
    return layout(text, weight).getOutline(fromDesignUnits);
  }

  /**
   * Lays out a text from left to right as a whole, as SVG does, whichever script it begins with.
   */
  private static TextLayout layout(String text, Weight weight) {
    Map<TextAttribute, Object> attributes =
        Map.of(
            TextAttribute.FONT,
            weight.design,
            TextAttribute.RUN_DIRECTION,
            TextAttribute.RUN_DIRECTION_LTR);
    return new TextLayout(text, attributes, DESIGN_UNITS);
  }
}
