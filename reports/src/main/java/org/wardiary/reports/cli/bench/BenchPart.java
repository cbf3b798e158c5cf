package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.util.Set;
import java.util.function.Consumer;
import org.wardiary.reports.bench.Figure;

/** One of the things that {@code bench} measures, by a word of its own on the command line. */
public interface BenchPart {

  /** The word. */
  String name();

  /** What is measured, beside which yardstick, in a line. */
  String what();

  /** How many games it takes; by default none that could be chosen. */
  default BenchSizes sizes() {
    return BenchSizes.FIXED;
  }

  /** What has to be there. */
  default Set<BenchNeed> needs() {
    return Set.of();
  }

  /** Whether it is measured when no part is named. */
  default boolean isUsual() {
    return true;
  }

  /**
   * Measures.
   *
   * @param sink gets each figure when it is known
   */
  void measure(BenchSetup setup, Consumer<Figure> sink) throws IOException;
}
