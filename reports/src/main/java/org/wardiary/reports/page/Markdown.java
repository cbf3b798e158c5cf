package org.wardiary.reports.page;

import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** CommonMark as parts of pages. HTML in it is text, and no link runs anything. */
public final class Markdown {

  private static final Parser PARSER = Parser.builder().build();
  private static final HtmlRenderer HTML =
      HtmlRenderer.builder().escapeHtml(true).sanitizeUrls(true).softbreak(" ").build();

  private Markdown() {}

  /** Reads a text. */
  static Node parse(String text) {
    return PARSER.parse(text);
  }

  /**
   * A text as HTML.
   *
   * @param level level of all its headings, 1 to 6
   */
  public static String html(String text, int level) {
    return html(parse(text), level);
  }

  /** The same of a text that was read, which is changed. */
  static String html(Node page, int level) {
    page.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Heading heading) {
            heading.setLevel(level);
          }
        });
    return HTML.render(page);
  }
}
