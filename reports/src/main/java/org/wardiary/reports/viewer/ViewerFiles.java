package org.wardiary.reports.viewer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.WebFonts;
import org.wardiary.reports.draw.Palette;

/** The two files that pages of games load: {@code viewer.js} and {@code viewer.css}. */
public final class ViewerFiles {

  private static final List<String> SCRIPTS =
      List.of("model.js", "paint.js", "gif.js", "controls.js", "start.js");

  private ViewerFiles() {}

  /** The script, a classic one, which works from files too. */
  public static String script() {
    StringBuilder script = new StringBuilder();
    SCRIPTS.forEach(part -> script.append(resource(part)));
    return script.toString();
  }

  /** The style, with the font and with the colours as variables; a theme chosen by hand wins. */
  public static String style() {
    return WebFonts.css()
        + Text.of(
            """
            :root{color-scheme:light;%1$s}
            @media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;%2$s}}
            :root[data-theme=dark]{color-scheme:dark;%2$s}
            @media print{:root,:root[data-theme=dark]{color-scheme:light;%1$s}}
            """,
            Palette.LIGHT.css(), Palette.DARK.css())
        + resource("viewer.css");
  }

  private static String resource(String name) {
    try (InputStream in = ViewerFiles.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
