package org.wardiary.reports.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.wardiary.analytics.table.Table;

/** The pages of definition, as {@code docs/statistics} has them. */
final class Definitions {

  /** The page about intervals, which all tables use. */
  private static final String INTERVALS = "intervals";

  private final Html html;

  Definitions(Html html) {
    this.html = html;
  }

  /** Name of the place on the page where a definition stands. */
  static String anchor(String page) {
    return "definition-" + page;
  }

  void write(List<GameReport> reports) {
    Set<String> pages = new LinkedHashSet<>();
    for (GameReport report : reports) {
      report.tables().stream().map(Table::definition).forEach(pages::add);
    }
    pages.add(INTERVALS);
    html.open("section", "id", "definitions").element("h2", "What the words mean").line();
    for (String page : pages) {
      String text = text(page);
      html.open("details", "class", "print", "id", anchor(page))
          .element("summary", Markdown.title(text))
          .line();
      Markdown.body(html, text, "h4");
      html.close().line();
    }
    html.close().line();
  }

  /** The text of a page of definition. */
  static String text(String page) {
    String file = "/org/wardiary/analytics/statistics/" + page + ".md";
    try (InputStream in = Definitions.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(
            "expected a page of definition " + file + ", but none is there");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
