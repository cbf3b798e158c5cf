package org.wardiary.reports.page;

import org.commonmark.node.Node;
import org.commonmark.renderer.text.TextContentRenderer;
import org.wardiary.events.text.Resources;

/**
 * The definition of a statistic, a page of {@code docs/statistics}.
 *
 * @param name the page's file without {@code .md}
 * @param title its first heading
 * @param html the rest of the page as HTML, with every further heading an {@code h3}
 */
record Definition(String name, String title, String html) {

  private static final int LEVEL = 3;

  /**
   * Loads the definition with this name from the class path.
   *
   * @throws IllegalStateException if there is none
   */
  static Definition of(String name) {
    String file = "/org/wardiary/analytics/statistics/" + name + ".md";
    return parse(name, Resources.text(Definition.class, file));
  }

  /**
   * Reads a definition.
   *
   * @param markdown CommonMark that begins with a heading
   */
  static Definition parse(String name, String markdown) {
    Node page = Markdown.parse(markdown);
    Node title = page.getFirstChild();
    title.unlink();
    return new Definition(
        name, TextContentRenderer.builder().build().render(title), Markdown.html(page, LEVEL));
  }

  /** The id of a definition's element on the page. */
  static String anchor(String name) {
    return "definition-" + name;
  }
}
