package org.wardiary.reports.page;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
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
  private static final Parser PARSER = Parser.builder().build();
  private static final HtmlRenderer HTML =
      HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true).softbreak(" ").build();

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
    Node page = PARSER.parse(markdown);
    Node title = page.getFirstChild();
    title.unlink();
    page.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Heading heading) {
            heading.setLevel(LEVEL);
          }
        });
    return new Definition(
        name, TextContentRenderer.builder().build().render(title), HTML.render(page));
  }

  /** The id of a definition's element on the page. */
  static String anchor(String name) {
    return "definition-" + name;
  }
}
