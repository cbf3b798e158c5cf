package org.wardiary.reports.page;

import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** CommonMark with tables as parts of pages. HTML in it is text, and no link runs anything. */
public final class Markdown {

  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
  private static final HtmlRenderer HTML =
      HtmlRenderer.builder()
          .extensions(TABLES)
          .escapeHtml(true)
          .sanitizeUrls(true)
          .softbreak(" ")
          .build();

  private Markdown() {}

  /** Reads a text. */
  static Node parse(String text) {
    return PARSER.parse(text);
  }

  /** A text as HTML. What may be wider than a page scrolls. */
  public static String html(String text) {
    return html(parse(text));
  }

  /**
   * A text as HTML, as above.
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
    return html(page);
  }

  private static String html(Node page) {
    return HTML.render(page)
        .replace("<pre>", "<pre tabindex=\"0\">")
        .replace("<table>", "<div class=\"scroll whole\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>")
        .replace("<th></th>", "<td></td>");
  }
}
