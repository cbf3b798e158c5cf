package org.wardiary.reports.page;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.SvgWriter;

/**
 * The shapes that several boards of a page have in common, such as spaces of the map: the page
 * holds each once, and the boards refer to it. {@link SvgWriter} writes a shape on a line of its
 * own, so that equal lines are equal shapes.
 */
final class SharedShapes {

  /** Shapes that are no longer than what would refer to them stay where they are. */
  private static final int SHORT = 60;

  private static final String BODY = "<body>\n";

  private SharedShapes() {}

  /** The same page with each shape once. */
  static String once(String html) {
    Map<String, Long> counts =
        html.lines()
            .filter(SharedShapes::isShape)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    Set<String> shared = new TreeSet<>(counts.keySet());
    shared.removeIf(shape -> counts.get(shape) == 1);
    if (shared.isEmpty()) {
      return html;
    }
    Map<String, String> uses = new LinkedHashMap<>();
    shared.forEach(shape -> uses.put(shape, Text.of("<use href=\"#shape-%d\"/>", uses.size() + 1)));
    return html.lines()
        .map(line -> uses.getOrDefault(line, line) + "\n")
        .collect(Collectors.joining())
        .replaceFirst(BODY, BODY + definitions(shared).replace("$", "\\$"));
  }

  private static boolean isShape(String line) {
    return line.length() > SHORT
        && (line.startsWith("<path ") && line.endsWith("/>")
            || line.startsWith("<text ") && line.endsWith("</text>"));
  }

  /** Takes no room on the page; what is not displayed at all could not be referred to. */
  private static String definitions(Collection<String> shapes) {
    StringBuilder svg =
        new StringBuilder(
            "<svg class=\"shapes\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n");
    int number = 0;
    for (String shape : shapes) {
      number++;
      svg.append(Text.of("<g id=\"shape-%d\">%s</g>\n", number, shape));
    }
    return svg.append("</defs></svg>\n").toString();
  }
}
