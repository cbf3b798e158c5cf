package org.wardiary.reports.cli.bench;

import java.io.IOException;
import java.util.Set;
import java.util.function.Consumer;
import org.wardiary.reports.bench.Figure;

/** One of the things that {@code bench} measures, with a word of its own on the command line. */
public interface BenchPart {

  /** The word on the command line. */
  String name();

  /** What is measured, and with which yardstick it is compared, in one line. */
  String what();

  /** How many games the part takes; by default, the number cannot be chosen. */
  default BenchSizes sizes() {
    return BenchSizes.FIXED;
  }

  /** What the part needs. */
  default Set<BenchNeed> needs() {
    return Set.of();
  }

  /** Whether it is measured when no part is named. */
  default boolean isUsual() {
    return true;
  }

  /**
   * Measures the part.
   *
   * @param sink receives each figure as soon as it is known
   */
  void measure(BenchSetup setup, Consumer<Figure> sink) throws IOException;
}
