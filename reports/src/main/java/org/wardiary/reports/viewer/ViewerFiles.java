package org.wardiary.reports.viewer;

import java.util.List;
import org.wardiary.events.text.Resources;
import org.wardiary.reports.chart.WebFonts;
import org.wardiary.reports.page.Stylesheet;

/**
 * The files that pages of games load: {@code viewer.js}, {@code viewer.css}, {@code colours.css},
 * {@code font.css}.
 */
public final class ViewerFiles {

  private static final List<String> SCRIPTS =
      List.of("model.js", "paint.js", "gif.js", "controls.js", "chooser.js", "fork.js", "start.js");

  private ViewerFiles() {}

  /** The script; a classic script rather than a module, so that it works from files too. */
  public static String script() {
    StringBuilder script = new StringBuilder();
    SCRIPTS.forEach(part -> script.append(Resources.text(ViewerFiles.class, part)));
    return script.toString();
  }

  /** The stylesheet, which takes colours from {@link #colours}. */
  public static String style() {
    return Resources.text(ViewerFiles.class, "viewer.css");
  }

  /** The font. */
  public static String font() {
    return WebFonts.css();
  }

  /** Colours as variables, light and dark; a theme chosen by the reader takes precedence. */
  public static String colours() {
    return Stylesheet.colours();
  }
}
