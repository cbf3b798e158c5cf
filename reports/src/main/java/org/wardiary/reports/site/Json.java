package org.wardiary.reports.site;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import org.wardiary.events.text.Text;

/**
 * JSON of the site: fields in the order in which they were put, so that equal data are equal bytes.
 */
final class Json {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Json() {}

  /** A new object. */
  static ObjectNode object() {
    return MAPPER.createObjectNode();
  }

  /** A document as the bytes of a file, ended by LF. */
  static byte[] bytes(ObjectNode document) {
    return Text.utf8(text(document) + "\n");
  }

  /**
   * A document to embed in a page's {@code <script type="application/json">}: nothing in it can end
   * the element or begin a comment.
   */
  static String embedded(ObjectNode document) {
    return embeddable(text(document));
  }

  /** Escapes a JSON document given as text in the same way. */
  static String embeddable(String document) {
    return document
        .replace("<", "\\u003c")
        .replace(">", "\\u003e")
        .replace("&", "\\u0026")
        .replace("\u2028", "\\u2028")
        .replace("\u2029", "\\u2029");
  }

  /**
   * A script that gives pages a value, and tells those that were loaded before it. It is a file of
   * its own, since pages in a folder can load no other data.
   *
   * @param name its name in {@code window.wardiary}; the event is {@code wardiary-NAME}
   * @param data JSON
   */
  static String script(String name, String data) {
    return Text.of(
        "(window.wardiary = window.wardiary || {}).%s = %s;\ndispatchEvent(new Event(\"wardiary-%s\"));\n",
        name, embeddable(data), name);
  }

  /** A document as text. */
  static String text(Object document) {
    try {
      return MAPPER.writeValueAsString(document);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("expected to write JSON to memory but failed", e);
    }
  }
}
