package org.wardiary.reports.chart;

import java.util.Base64;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;

/** The bundled font for browsers: its Latin letters, small enough to embed in each file. */
public final class WebFonts {

  private static final String CSS =
      face("DejaVuSans-subset.woff2", 400) + face("DejaVuSans-Bold-subset.woff2", 700);

  private WebFonts() {}

  /** CSS rules that hold both weights of the font. */
  public static String css() {
    return CSS;
  }

  private static String face(String file, int weight) {
    byte[] font = Resources.bytes(WebFonts.class, file);
    return Text.of(
        "@font-face{font-family:'DejaVu Sans';font-weight:%d;"
            + "src:url(data:font/woff2;base64,%s) format('woff2')}\n",
        weight, Base64.getEncoder().encodeToString(font));
  }
}
