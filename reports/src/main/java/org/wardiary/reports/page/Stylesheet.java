package org.wardiary.reports.page;

import java.awt.Color;
import java.util.Map;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.ChartColours;
import org.wardiary.reports.chart.WebFonts;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.game.GamePresentations;

/**
 * Style rules of pages: the font, the colours of all roles as variables (light, dark, and light on
 * paper), what all pages share ({@code page.css}), and a page's own file.
 */
public final class Stylesheet {

  private Stylesheet() {}

  /**
   * Returns the style rules of a page.
   *
   * @param own the resource with the page's own rules, e.g. {@code report.css}
   */
  static String with(String own) {
    return WebFonts.css() + colours() + shared() + Resources.text(Stylesheet.class, own);
  }

  /** The rules that all pages of text share, without font and colours. */
  public static String shared() {
    return Resources.text(Stylesheet.class, "page.css");
  }

  /**
   * Colours, for every page: light, or dark where the reader prefers that, or where the page's
   * {@code data-theme} says so; light on paper.
   */
  public static String colours() {
    return Text.of(
        """
        :root{color-scheme:light;%1$s}
        @media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;%2$s}}
        @media screen{:root[data-theme=dark]{color-scheme:dark;%2$s}}
        """,
        variables(Palette.LIGHT), variables(Palette.DARK));
  }

  private static String variables(Palette palette) {
    StringBuilder css = new StringBuilder();
    for (Map.Entry<String, Color> role : GamePresentations.colours(palette).colours().entrySet()) {
      css.append(ChartColours.variable(role.getKey())).append(':');
      css.append(ChartColours.css(role.getValue())).append(';');
    }
    return css.append(palette.css()).toString();
  }
}
