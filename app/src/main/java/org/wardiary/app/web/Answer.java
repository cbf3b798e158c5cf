package org.wardiary.app.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;

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
    byte[] bytes = (document + "\n").getBytes(StandardCharsets.UTF_8);
    return new Answer(bytes, "application/json", tag(bytes));
  }

  /** A message in Avro's single-object encoding. */
  static Answer message(byte[] bytes) {
    return new Answer(bytes, "application/octet-stream", tag(bytes));
  }

  private static String tag(byte[] bytes) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      // weak, since the tag is the same whether or not the bytes are compressed
      return "W/\"" + HexFormat.of().formatHex(digest, 0, TAG_BYTES) + "\"";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected a Java with SHA-256", e);
    }
  }
}
