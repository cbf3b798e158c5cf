package org.wardiary.app.faults;

import java.util.function.ToLongFunction;
import org.wardiary.events.text.Text;

/** What must stay level in a soak, and by how much it may rise in the soak's second half. */
enum Measure {
  /** Live objects on the heap. */
  HEAP("heap after a full collection, MiB", Use::heap, 1 << 20, 8),
  /** Memory, native memory included. */
  RESIDENT("resident memory, MiB", Use::resident, 1 << 20, 32),
  /** Threads. */
  THREADS("threads", Use::threads, 1, 3),
  /** Open files. */
  HANDLES("file handles", Use::handles, 1, 10);

  private static final double SHARE = 0.1;

  private final String label;
  private final ToLongFunction<Use> value;
  private final double unit;
  private final double least;

  Measure(String label, ToLongFunction<Use> value, double unit, double least) {
    this.label = label;
    this.value = value;
    this.unit = unit;
    this.least = least;
  }

  /** Its name, with the unit. */
  String label() {
    return label;
  }

  /** How much of it a process uses, in its unit. */
  double of(Use use) {
    return value.applyAsLong(use) / unit;
  }

  /**
   * By how much it may rise: a tenth of its level, or an amount that is small in any case; memory
   * also by what is kept of each game that was added.
   *
   * @param kept bytes that are kept of the games that were added
   */
  double most(Trend trend, long kept) {
    double games = unit == 1 ? 0 : kept / unit;
    return games + Math.max(least, SHARE * trend.level());
  }

  /** A line of a table in Markdown. */
  String line(String process, Trend trend, double most) {
    return Text.of(
        "| %s | %s | %.1f | %+.1f | %.1f |", process, label, trend.level(), trend.rise(), most);
  }
}
