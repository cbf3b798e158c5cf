package org.wardiary.reports.page;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Set;

/**
 * Writes HTML from the outside in. All text and all values of attributes are escaped; elements are
 * closed in order. Names of elements and attributes are the program's own.
 */
final class Html {

  private static final Set<String> VOID = Set.of("meta", "img", "br", "link");

  private final StringBuilder out = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /** Opens an element; attributes as pairs of name and value. */
  Html open(String element, String... attributes) {
    out.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"");
      out.append(escape(attributes[i + 1])).append('"');
    }
    out.append('>');
    if (!VOID.contains(element)) {
      open.push(element);
    }
    return this;
  }

  /** Closes the element opened last. */
  Html close() {
    out.append("</").append(open.pop()).append('>');
    return this;
  }

  /** A line break in the source. */
  Html line() {
    out.append('\n');
    return this;
  }

  /** Text of the program's own. */
  Html text(String text) {
    out.append(escape(text));
    return this;
  }

  /** Text from outside: its direction marks reach no further than itself. */
  Html foreign(String text) {
    out.append("<bdi>").append(escape(text)).append("</bdi>");
    return this;
  }

  /** An element that holds text of the program's own. */
  Html element(String element, String text, String... attributes) {
    return open(element, attributes).text(text).close();
  }

  /** Markup that the program itself has made (charts, style rules). */
  Html markup(String markup) {
    out.append(markup);
    return this;
  }

  /** The page. */
  @Override
  public String toString() {
    if (!open.isEmpty()) {
      throw new IllegalStateException(
          "expected all elements to be closed, but " + open + " are open");
    }
    return out.toString();
  }

  private static final Map<Integer, String> ENTITIES =
      Map.of(
          (int) '&', "&amp;",
          (int) '<', "&lt;",
          (int) '>', "&gt;",
          (int) '"', "&quot;",
          (int) '\'', "&#39;");

  /** Text that is safe in elements and in quoted attributes; control characters become U+FFFD. */
  static String escape(String text) {
    StringBuilder safe = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            point -> {
              String entity = ENTITIES.get(point);
              if (entity != null) {
                safe.append(entity);
              } else {
                safe.appendCodePoint(allowed(point) ? point : 0xFFFD);
              }
            });
    return safe.toString();
  }

  private static boolean allowed(int point) {
    boolean control = Character.isISOControl(point) && point != '\n' && point != '\t';
    return !control && Character.getType(point) != Character.SURROGATE;
  }
}
