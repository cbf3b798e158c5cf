package org.wardiary.reports.page;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Pictures from elsewhere, held in the page as images, in which nothing can run. */
final class Images {

  private Images() {}

  static void svg(Html html, String svg, String description) {
    String data = Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
    html.open("img", "src", "data:image/svg+xml;base64," + data, "alt", description);
  }
}
