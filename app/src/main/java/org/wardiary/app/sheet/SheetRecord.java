package org.wardiary.app.sheet;

import java.util.Map;

/** Writes the record of a row. */
final class SheetRecord {

  private SheetRecord() {}

  /**
   * A record without answers.
   *
   * @param game the tags that say which game it is
   * @param tags the tags of the row, with its result and {@link Column#COMMENT}
   */
  static String text(Map<String, String> game, Map<String, String> tags) {
    StringBuilder text = new StringBuilder();
    game.forEach((name, value) -> put(name, value, text));
    String comment = Column.COMMENT.title();
    tags.forEach(
        (name, value) -> {
          if (!name.equals(comment)) {
            put(name, value, text);
          }
        });
    text.append('\n');
    if (tags.containsKey(comment)) {
      text.append('{').append(tags.get(comment).replace('}', ')')).append("}\n");
    }
    return text.append(tags.get("Result")).append('\n').toString();
  }

  private static void put(String name, String value, StringBuilder text) {
    text.append('[').append(name).append(" \"");
    text.append(value.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
  }
}
