package org.wardiary.app.web;

import java.util.Map;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/**
 * The body of an HTTP response.
 *
 * @param bytes the body; must not be modified
 * @param type its media type
 * @param tag its entity tag, quotes and all: equal for equal bytes
 */
record Answer(byte[] bytes, String type, String tag) {

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "json", "application/json",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "gif", "image/gif",
          "csv", "text/csv; charset=utf-8",
          "wdr", "text/plain; charset=utf-8");

  private static final int TAG_BYTES = 12;

  /** A file of the site. */
  static Answer file(String path, byte[] bytes) {
    String ending = path.substring(path.lastIndexOf('.') + 1);
    return new Answer(bytes, TYPES.getOrDefault(ending, "application/octet-stream"), tag(bytes));
  }

  /** A JSON document. */
  static Answer json(String document) {
    byte[] bytes = Text.utf8(document + "\n");
    return new Answer(bytes, "application/json", tag(bytes));
  }

  /** A message in Avro's single-object encoding. */
  static Answer message(byte[] bytes) {
    return new Answer(bytes, "application/octet-stream", tag(bytes));
  }

  private static String tag(byte[] bytes) {
    // weak, since the tag is the same whether or not the bytes are compressed
    return "W/\"" + Digest.hex(bytes).substring(0, 2 * TAG_BYTES) + "\"";
  }
}
