package org.wardiary.reports.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the little Markdown that the pages of definition use: headings, paragraphs, lists, {@code
 * `code`} and {@code **strong**}.
 */
final class Markdown {

  private static final Pattern INLINE = Pattern.compile("`([^`]+)`|\\*\\*([^*]+)\\*\\*");
  private static final Pattern BLOCKS = Pattern.compile("\\n\\s*\\n");

  private Markdown() {}

  /** The first heading of level one; the whole first line if there is none. */
  static String title(String text) {
    return text.lines().findFirst().orElse("").replaceFirst("^#\\s*", "");
  }

  /** Everything after the first heading; further headings become the element. */
  static void body(Html html, String text, String headings) {
    String rest = text.substring(Math.max(0, text.indexOf('\n')));
    for (String block : BLOCKS.split(rest.strip())) {
      String trimmed = block.strip();
      if (trimmed.startsWith("#")) {
        html.element(headings, trimmed.replaceFirst("^#+\\s*", ""));
      } else if (trimmed.startsWith("- ")) {
        list(html, trimmed);
      } else {
        html.open("p");
        inline(html, trimmed.replaceAll("\\s*\\n\\s*", " "));
        html.close();
      }
      html.line();
    }
  }

  private static void list(Html html, String block) {
    html.open("ul");
    for (String item : block.substring(2).split("\\n- ")) {
      html.open("li");
      inline(html, item.replaceAll("\\s*\\n\\s*", " "));
      html.close();
    }
    html.close();
  }

  private static void inline(Html html, String text) {
    Matcher matcher = INLINE.matcher(text);
    int end = 0;
    while (matcher.find()) {
      html.text(text.substring(end, matcher.start()));
      if (matcher.group(1) != null) {
        html.element("code", matcher.group(1));
      } else {
        html.element("strong", matcher.group(2));
      }
      end = matcher.end();
    }
    html.text(text.substring(end));
  }
}
