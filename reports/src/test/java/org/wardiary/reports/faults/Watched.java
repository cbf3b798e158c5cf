package org.wardiary.reports.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;

/** A process in a soak, and what it took from time to time. */
final class Watched {

  private final String name;
  private final ProcessHandle process;
  private final Path folder;
  private final List<Use> uses = new ArrayList<>();
  private final List<Double> moments = new ArrayList<>();

  /**
   * Nothing yet.
   *
   * @param folder for what lives on its heap at first and at last
   */
  Watched(String name, ProcessHandle process, Path folder) {
    this.name = name;
    this.process = process;
    this.folder = folder;
  }

  /** Measures it now; fails if it has ended. */
  void look(double seconds) throws IOException {
    Promises.require(process.isAlive(), name + " has ended");
    String when = uses.isEmpty() ? "first" : "last";
    uses.add(Use.of(process.pid(), folder.resolve(Text.of("heap-%s-%s.txt", name, when))));
    moments.add(seconds);
  }

  /** How something went on. */
  Trend trend(Measure measure) {
    List<Trend.Point> points = new ArrayList<>();
    for (int i = 0; i < uses.size(); i++) {
      points.add(new Trend.Point(moments.get(i), measure.of(uses.get(i))));
    }
    return Trend.of(points);
  }

  /** Whether some things stayed as they were. */
  boolean isFlat(Measure... measures) {
    return Stream.of(measures)
        .allMatch(measure -> trend(measure).rise() <= measure.most(trend(measure)));
  }

  /** Lines of a table in Markdown, as {@link #head} begins it. */
  List<String> lines() {
    return List.of(Measure.values()).stream()
        .map(measure -> measure.line(name, trend(measure)))
        .toList();
  }

  /** The lines above. */
  static String head() {
    return "| process | what | median of the second half | rise over it | may be |\n"
        + "|---|---|--:|--:|--:|";
  }
}
