package org.wardiary.reports.cli.bench;

import java.util.List;

/**
 * How many games a part of {@code bench} takes: several numbers if it is measured at each of them.
 *
 * @param least the smallest number that it can be measured with; 0 if the number cannot be chosen
 * @param full the default numbers
 * @param quick the default numbers with {@code --quick}
 */
record BenchSizes(int least, List<Integer> full, List<Integer> quick) {

  /** The number cannot be chosen. */
  static final BenchSizes FIXED = new BenchSizes(0, List.of(), List.of());

  /** Copies the lists. */
  BenchSizes {
    full = List.copyOf(full);
    quick = List.copyOf(quick);
  }

  /** A single number. */
  static BenchSizes of(int least, int full, int quick) {
    return new BenchSizes(least, List.of(full), List.of(quick));
  }

  /** Whether the number can be chosen. */
  boolean isChosen() {
    return least > 0;
  }

  /** Whether the part is measured at several numbers. */
  boolean isSeries() {
    return full.size() > 1;
  }
}
