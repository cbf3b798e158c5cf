package org.wardiary.app.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;

/** A process in a soak, and what it used from time to time. */
final class Watched {

  private final String name;
  private final ProcessHandle process;
  private final Path folder;
  private final int perGame;
  private final List<Use> uses = new ArrayList<>();
  private final List<Double> moments = new ArrayList<>();
  private final List<Integer> archived = new ArrayList<>();

  /**
   * Creates a process without measurements.
   *
   * @param folder for what is on its heap at the first and at the last measurement
   * @param perGame bytes that it keeps in memory for each game
   */
  Watched(String name, ProcessHandle process, Path folder, int perGame) {
    this.name = name;
    this.process = process;
    this.folder = folder;
    this.perGame = perGame;
  }

  /**
   * Measures the process now; fails if it has ended.
   *
   * @param games number of games in the archive
   */
  void look(double seconds, int games) throws IOException {
    Promises.require(process.isAlive(), name + " has ended");
    String when = uses.isEmpty() ? "first" : "last";
    uses.add(Use.of(process.pid(), folder.resolve(Text.of("heap-%s-%s.txt", name, when))));
    moments.add(seconds);
    archived.add(games);
  }

  /** How a measure developed. */
  Trend trend(Measure measure) {
    List<Trend.Point> points = new ArrayList<>();
    for (int i = 0; i < uses.size(); i++) {
      points.add(new Trend.Point(moments.get(i), measure.of(uses.get(i))));
    }
    return Trend.of(points);
  }

  /** Whether some measures stayed level, apart from what is kept of each game. */
  boolean isFlat(Measure... measures) {
    return Stream.of(measures).allMatch(measure -> trend(measure).rise() <= most(measure));
  }

  private double most(Measure measure) {
    return measure.most(trend(measure), (long) perGame * gamesOfSecondHalf());
  }

  private int gamesOfSecondHalf() {
    double middle = (moments.get(0) + moments.get(moments.size() - 1)) / 2;
    int first = 0;
    while (moments.get(first) < middle) {
      first++;
    }
    return archived.get(archived.size() - 1) - archived.get(first);
  }

  /** Lines of a table in Markdown, as {@link #head} begins it. */
  List<String> lines() {
    return List.of(Measure.values()).stream()
        .map(measure -> measure.line(name, trend(measure), most(measure)))
        .toList();
  }

  /** The head of the table. */
  static String head() {
    return "| process | what | median of the second half | rise over it | may be |\n"
        + "|---|---|--:|--:|--:|";
  }
}
