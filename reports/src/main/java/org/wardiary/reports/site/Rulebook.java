package org.wardiary.reports.site;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;
import org.wardiary.reports.page.Markdown;

/**
 * A rulebook as HTML. Its sections, rules and rulings have their ids as anchors ({@code SQ-4},
 * {@code SQ-4.2}, {@code SQ-R8}), to which every mention of one links.
 *
 * @param title its first heading
 * @param html the rest
 */
record Rulebook(String title, String html) {

  private static final Pattern PREFIX = Pattern.compile("(?m)^## ([A-Z]+)-");
  private static final Pattern RULING = Pattern.compile("\\[R(\\d+)");

  /** The bundled rulebook with a name. */
  static Rulebook of(String name) {
    String[] parts = text(name).split("\n", 2);
    return new Rulebook(parts[0].replaceFirst("^# ", ""), linked(parts[1]));
  }

  /** The same as Markdown. */
  static String text(String name) {
    return Resources.text(Rulebook.class, Text.of("/rules/%s.md", name));
  }

  /**
   * The rulebook of a game file, whose rules begin with their ids in bold, as HTML; what it links
   * to is not part of the site.
   */
  static String ofGameFile(String markdown) {
    String text = markdown.replaceFirst("^#[^\n]*", "").replaceAll("\\[([^]]+)]\\([^)]+\\)", "$1");
    return Markdown.html(text.replaceAll("\n(?=\\*\\*)", "\n\n"))
        .replaceAll("<p><strong>([^<]+)</strong>", "<p id=\"$1\"><strong>$1</strong>");
  }

  private static String linked(String text) {
    Matcher found = PREFIX.matcher(text);
    String prefix = found.find() ? found.group(1) : "";
    Set<String> rulings =
        RULING.matcher(text).results().map(it -> it.group(1)).collect(Collectors.toSet());
    // each rule is a paragraph
    String apart = text.replaceAll(Text.of("\n(?=%s-\\d+\\.)", prefix), "\n\n");
    String id = Text.of("%s-R?\\d+(?:\\.\\d+)?", prefix);
    Pattern named = Pattern.compile(Text.of("<(p|h2)>(%s)|(%s)|(\\[?)\\bR(\\d+)\\b", id, id));
    Set<String> anchored = new HashSet<>();
    return named
        .matcher(Markdown.html(apart))
        .replaceAll(
            it ->
                Matcher.quoteReplacement(
                    it.group(5) == null
                        ? rule(it)
                        : rulings.contains(it.group(5))
                            ? ruling(it, prefix, anchored)
                            : it.group()));
  }

  private static String rule(MatchResult found) {
    return found.group(1) == null
        ? link(found.group(3), found.group(3))
        : Text.of(
            "<%s id=\"%s\">%s",
            found.group(1), found.group(2), link(found.group(2), found.group(2)));
  }

  /** The first mention in brackets is the ruling itself. */
  private static String ruling(MatchResult found, String prefix, Set<String> anchored) {
    String id = Text.of("%s-R%s", prefix, found.group(5));
    String link = link(id, "R" + found.group(5));
    return found.group(4).isEmpty() || !anchored.add(id)
        ? found.group(4) + link
        : Text.of("[<span id=\"%s\">%s</span>", id, link);
  }

  private static String link(String id, String text) {
    return Text.of("<a href=\"#%s\">%s</a>", id, text);
  }
}
