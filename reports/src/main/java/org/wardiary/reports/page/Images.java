package org.wardiary.reports.page;

import java.util.Base64;
import org.wardiary.events.text.Text;

/** Embeds pictures in a page as image data, in which scripts cannot run. */
final class Images {

  private Images() {}

  /** Returns a {@code data:} URL of an SVG document. */
  static String data(String svg) {
    return "data:image/svg+xml;base64," + Base64.getEncoder().encodeToString(Text.utf8(svg));
  }
}
