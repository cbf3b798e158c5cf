package org.wardiary.reports.cli.bench;

import java.util.List;

/**
 * How many games a part of {@code bench} takes: several numbers where it is measured at each.
 *
 * @param least the smallest number that it can be measured with; 0 where it takes no number
 * @param full numbers if nothing is said
 * @param quick numbers for {@code --quick}
 */
record BenchSizes(int least, List<Integer> full, List<Integer> quick) {

  /** The number is not chosen. */
  static final BenchSizes FIXED = new BenchSizes(0, List.of(), List.of());

  /** Copies the lists. */
  BenchSizes {
    full = List.copyOf(full);
    quick = List.copyOf(quick);
  }

  /** One number. */
  static BenchSizes of(int least, int full, int quick) {
    return new BenchSizes(least, List.of(full), List.of(quick));
  }

  /** Whether it can be chosen. */
  boolean isChosen() {
    return least > 0;
  }

  /** Whether it is measured at several numbers. */
  boolean isSeries() {
    return full.size() > 1;
  }
}
