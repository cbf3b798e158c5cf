package org.wardiary.reports.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Supplier;
import org.wardiary.reports.page.Stylesheet;

/** What all pages use: one stylesheet, one script. */
final class Assets implements SitePart {

  /** The stylesheet. */
  static final String STYLE = "assets/site.css";

  /** The script. */
  static final String SCRIPT = "assets/site.js";

  @Override
  public Map<String, Supplier<byte[]>> files(Frames frames) {
    return Map.of(
        STYLE,
        () -> (Stylesheet.shared() + resource("site.css")).getBytes(StandardCharsets.UTF_8),
        SCRIPT,
        () -> resource("site.js").getBytes(StandardCharsets.UTF_8));
  }

  private static String resource(String file) {
    try (InputStream in = Assets.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
