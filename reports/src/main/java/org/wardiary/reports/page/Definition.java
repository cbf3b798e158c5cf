package org.wardiary.reports.page;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Link;
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

  /** The page about intervals, which all tables use. */
  static final String INTERVALS = "intervals";

  private static final int LEVEL = 3;
  private static final Pattern PAGE = Pattern.compile("([a-z-]+)\\.md(?:#.*)?");

  /**
   * Loads the definitions of a page from the class path. They link to each other and to no other
   * file.
   *
   * @param names names of definitions
   * @throws IllegalStateException if there is none of a name
   */
  static List<Definition> all(Set<String> names) {
    return names.stream().map(name -> load(name, names)).toList();
  }

  private static Definition load(String name, Set<String> around) {
    String file = "/org/wardiary/analytics/statistics/" + name + ".md";
    return parse(name, Resources.text(Definition.class, file), around);
  }

  /**
   * Reads a definition.
   *
   * @param markdown CommonMark that begins with a heading
   * @param around names of the definitions that its links may lead to
   */
  static Definition parse(String name, String markdown, Set<String> around) {
    Node page = Markdown.parse(markdown);
    Node title = page.getFirstChild();
    title.unlink();
    page.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            lead(link, around);
          }
        });
    return new Definition(
        name, TextContentRenderer.builder().build().render(title), Markdown.html(page, LEVEL));
  }

  /** Leads a link to a definition of the page; of one to another file only the words stay. */
  private static void lead(Link link, Set<String> around) {
    Matcher file = PAGE.matcher(link.getDestination());
    if (file.matches() && around.contains(file.group(1))) {
      link.setDestination("#" + anchor(file.group(1)));
    } else if (!link.getDestination().contains(":")) {
      for (Node word = link.getFirstChild(); word != null; word = link.getFirstChild()) {
        link.insertBefore(word);
      }
      link.unlink();
    }
  }

  /** The id of a definition's element on the page. */
  static String anchor(String name) {
    return "definition-" + name;
  }
}
