package org.wardiary.events.game.recorded.file;

import java.util.Map;
import java.util.TreeMap;

/** JSON without blanks and comments, with sorted keys; sides keep their order, which counts. */
final class CanonicalJson {

  private final StringBuilder out = new StringBuilder();
  private final boolean looks;

  private CanonicalJson(Looks looks) {
    this.looks = looks == Looks.KEPT;
  }

  private enum Looks {
    KEPT,
    LEFT_OUT
  }

  /** The whole value. */
  static String whole(Node node) {
    return written(node, Schema.FILE, Looks.KEPT);
  }

  /** A file without what does not touch the game. */
  static String withoutLooks(Node node) {
    return part(node, Schema.FILE);
  }

  /** A value within a file, without what does not touch the game. */
  static String part(Node node, Schema schema) {
    return written(node, schema, Looks.LEFT_OUT);
  }

  private static String written(Node node, Schema schema, Looks looks) {
    CanonicalJson json = new CanonicalJson(looks);
    json.write(node, schema, "");
    return json.out.toString();
  }

  private void write(Node node, Schema schema, String key) {
    if (node instanceof Node.Fields fields) {
      fields(key.equals("sides") ? fields.values() : new TreeMap<>(fields.values()), schema);
    } else if (node instanceof Node.Items items) {
      String divider = "[";
      for (Node value : items.values()) {
        out.append(divider);
        write(value, schema.items(), "");
        divider = ",";
      }
      out.append(items.values().isEmpty() ? "[]" : "]");
    } else if (node instanceof Node.Words text) {
      quoted(text.value());
    } else if (node instanceof Node.Amount number) {
      out.append(
          number.isWhole()
              ? number.value().toBigInteger().toString()
              : number.value().stripTrailingZeros().toPlainString());
    } else {
      out.append(
          node instanceof Node.Flag flag && flag.value()
              ? "true"
              : node.type().equals("null") ? "null" : "false");
    }
  }

  private void fields(Map<String, Node> values, Schema schema) {
    String divider = "";
    out.append('{');
    for (Map.Entry<String, Node> entry : values.entrySet()) {
      Schema below = schema.property(entry.getKey()).orElse(schema);
      if (looks || !below.isLook()) {
        out.append(divider);
        quoted(entry.getKey());
        out.append(':');
        write(entry.getValue(), below, entry.getKey());
        divider = ",";
      }
    }
    out.append('}');
  }

  private void quoted(String text) {
    out.append('"').append(text.replace("\\", "\\\\").replace("\"", "\\\"")).append('"');
  }
}
