package org.wardiary.reports.board;

import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Outline;
import org.wardiary.reports.draw.Spot;

/**
 * All symbols by name, in the manner of military maps: crossed belts for foot, a sabre's stroke for
 * horse, a ball for guns; light kinds have a simpler form of it, heavy ones a fuller one.
 */
public final class Symbols {

  private static final Outline CROSS = Outline.line(-1, -0.7, 1, 0.7).and(stroke());
  private static final Outline CORNERS =
      Outline.line(-1, -0.7, -0.6, -0.42)
          .and(Outline.line(1, -0.7, 0.6, -0.42))
          .and(Outline.line(-1, 0.7, -0.6, 0.42))
          .and(Outline.line(1, 0.7, 0.6, 0.42));
  private static final Outline PENNON = Outline.polygon(0.05, -0.035, 0.95, -0.665, 0.8, 0.15);
  private static final Outline BALL = Outline.circle(new Spot(0, 0), 0.38);

  private static final Map<String, Symbol> ALL =
      Map.ofEntries(
          lines("infantry", CROSS),
          lines("militia", Outline.line(0, -0.7, 0, 0.7)),
          lines("light-infantry", Outline.line(-1, -0.7, 0, 0.7, 1, -0.7)),
          entry("guard", List.of(CORNERS), List.of(star(0.62))),
          entry("artillery", List.of(), List.of(BALL)),
          entry("horse-battery", List.of(stroke()), List.of(BALL)),
          lines("cavalry", stroke()),
          lines("dragoons", stroke().and(Outline.line(-1, -0.7, 0, 0))),
          entry("lancers", List.of(stroke()), List.of(PENNON)),
          entry("dummy", List.of(), List.of()),
          entry("heavy-cavalry", List.of(), List.of(Outline.polygon(-1, 0.7, 1, -0.7, 1, 0.7))));

  private Symbols() {}

  private static Map.Entry<String, Symbol> lines(String name, Outline line) {
    return entry(name, List.of(line), List.of());
  }

  private static Map.Entry<String, Symbol> entry(
      String name, List<Outline> lines, List<Outline> solids) {
    return Map.entry(name, new Symbol(lines, solids));
  }

  private static Outline stroke() {
    return Outline.line(-1, 0.7, 1, -0.7);
  }

  private static Outline star(double radius) {
    double[] xy = new double[20];
    for (int i = 0; i < 10; i++) {
      double angle = Math.PI * (i / 5.0 - 0.5);
      double reach = i % 2 == 0 ? radius : 0.42 * radius;
      xy[2 * i] = reach * Math.cos(angle);
      xy[2 * i + 1] = reach * Math.sin(angle) + 0.04;
    }
    return Outline.polygon(xy);
  }

  /** All names, sorted. */
  public static List<String> names() {
    return ALL.keySet().stream().sorted().toList();
  }

  /**
   * A symbol.
   *
   * @throws IllegalArgumentException if there is none of that name
   */
  public static Symbol named(String name) {
    Symbol symbol = ALL.get(name);
    if (symbol == null) {
      throw new IllegalArgumentException(
          Text.of("expected a symbol, one of %s, but got '%s'", String.join(", ", names()), name));
    }
    return symbol;
  }
}
