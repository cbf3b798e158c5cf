package org.wardiary.reports.site;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;
import org.wardiary.reports.chart.WebFonts;
import org.wardiary.reports.page.Stylesheet;
import org.wardiary.reports.viewer.ViewerFiles;

/**
 * What pages load: font and colours, the stylesheet and script of all pages, those of the viewer,
 * and the scripts of single pages.
 */
final class Assets implements SitePart {

  /** Colours. */
  static final String COLOURS = "assets/colours.css";

  /** The font: the last thing that a page loads, so that it is shown before. */
  static final String FONT = "assets/font.css";

  /** The stylesheet. */
  static final String STYLE = "assets/site.css";

  /** The script. */
  static final String SCRIPT = "assets/site.js";

  /** The viewer's stylesheet. */
  static final String VIEWER_STYLE = "assets/viewer.css";

  /** The viewer's script. */
  static final String VIEWER_SCRIPT = "assets/viewer.js";

  /** The script of the opening explorer. */
  static final String EXPLORER_SCRIPT = "assets/explorer.js";

  /** The script of the search of positions. */
  static final String SEARCH_SCRIPT = "assets/search.js";

  /** The script of the search of sequences. */
  static final String SEQUENCES_SCRIPT = "assets/sequences.js";

  /** The script of the form that opens games. */
  static final String PLAY_SCRIPT = "assets/play.js";

  /** The script of games that are played. */
  static final String TABLE_SCRIPT = "assets/table.js";

  private final Delivery delivery;

  Assets(Delivery delivery) {
    this.delivery = delivery;
  }

  @Override
  public Map<String, Supplier<byte[]>> files(SiteContext site) {
    Map<String, Supplier<byte[]>> files = new HashMap<>(always());
    if (delivery == Delivery.SERVED) {
      files.put(SEQUENCES_SCRIPT, () -> Text.utf8(Resources.text(Assets.class, "sequences.js")));
      files.put(PLAY_SCRIPT, () -> Text.utf8(Resources.text(Assets.class, "play.js")));
      files.put(
          TABLE_SCRIPT,
          () ->
              Text.utf8(
                  Resources.text(Assets.class, "entry.js")
                      + Resources.text(Assets.class, "table.js")));
    }
    return files;
  }

  private static Map<String, Supplier<byte[]>> always() {
    return Map.of(
        COLOURS, () -> Text.utf8(Stylesheet.colours()),
        FONT, () -> Text.utf8(WebFonts.css()),
        STYLE, () -> Text.utf8(Stylesheet.shared() + Resources.text(Assets.class, "site.css")),
        SCRIPT, () -> Text.utf8(Resources.text(Assets.class, "site.js")),
        EXPLORER_SCRIPT, () -> Text.utf8(Resources.text(Assets.class, "explorer.js")),
        SEARCH_SCRIPT, () -> Text.utf8(Resources.text(Assets.class, "search.js")),
        VIEWER_STYLE, () -> Text.utf8(ViewerFiles.style()),
        VIEWER_SCRIPT, () -> Text.utf8(ViewerFiles.script()));
  }
}
