package org.wardiary.analytics.compare;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.estimate.Difference;
import org.wardiary.analytics.estimate.Estimate;

/**
 * One estimate for both sets of games.
 *
 * @param of what the row is about: the texts of the table's first columns
 * @param first the estimate for the first set
 * @param second the estimate for the second set
 * @param difference second less first; empty if either is not shown
 */
public record ComparedRow(
    List<String> of, Estimate first, Estimate second, Optional<Difference> difference) {

  static ComparedRow of(List<String> of, Estimate first, Estimate second) {
    return new ComparedRow(
        of,
        first.plain(),
        second.plain(),
        first.shown() && second.shown()
            ? Optional.of(Difference.of(first, second))
            : Optional.empty());
  }

  /** Whether there is an estimate for either set. */
  boolean shown() {
    return first.shown() || second.shown();
  }

  /** What the row is about, in words. */
  public String words() {
    return String.join(", ", of);
  }
}
