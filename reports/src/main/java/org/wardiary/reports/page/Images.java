package org.wardiary.reports.page;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Pictures held in the page itself as images, in which nothing can run. */
final class Images {

  private Images() {}

  /** The address of an image that holds an SVG document. */
  static String data(String svg) {
    return "data:image/svg+xml;base64,"
        + Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
  }
}
