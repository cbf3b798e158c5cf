package org.wardiary.app.bench;

import java.util.List;
import org.wardiary.events.text.Text;

/** Prints measured figures as lines of a table. */
final class Figures {

  private Figures() {}

  /** Prints the median, the lowest and the highest of several rounds. */
  static void print(String name, String unit, List<Double> rounds) {
    List<Double> sorted = rounds.stream().sorted().toList();
    System.out.println(
        Text.of(
            "%-40s %,14.3f %,14.3f %,14.3f  %s",
            name,
            sorted.get(sorted.size() / 2),
            sorted.get(0),
            sorted.get(sorted.size() - 1),
            unit));
  }

  /** Prints one rate divided by another, round by round. */
  static void ratio(String name, List<Double> over, List<Double> under) {
    Double[] ratios = new Double[over.size()];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = over.get(i) / under.get(i);
    }
    print(name, "", List.of(ratios));
  }
}
