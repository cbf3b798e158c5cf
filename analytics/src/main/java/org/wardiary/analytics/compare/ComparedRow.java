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
 * @param rest an earlier row of whose shares these are the rest, such as the other side's win rate;
 *     both are one claim
 */
public record ComparedRow(
    List<String> of,
    Estimate first,
    Estimate second,
    Optional<Difference> difference,
    Optional<ComparedRow> rest) {

  private static final double ROUNDING = 1e-6;

  static ComparedRow of(List<String> of, Estimate first, Estimate second) {
    return new ComparedRow(
        of,
        first.plain(),
        second.plain(),
        first.shown() && second.shown()
            ? Optional.of(Difference.of(first, second))
            : Optional.empty(),
        Optional.empty());
  }

  /** Whether another row's shares are the rest of these, and neither is all games of both sets. */
  boolean isRestOf(ComparedRow other) {
    return difference.isPresent()
        && other.difference.isPresent()
        && (first.value() % 1 > 0 || second.value() % 1 > 0)
        && near(first, other.first.rest())
        && near(second, other.second.rest());
  }

  /** This row as the rest of an earlier one, whose difference it shows from the other side. */
  ComparedRow asRestOf(ComparedRow earlier) {
    return new ComparedRow(
        of, first, second, earlier.difference.map(Difference::rest), Optional.of(earlier));
  }

  private static boolean near(Estimate one, Estimate other) {
    return one.n() == other.n()
        && Math.abs(one.value() - other.value()) < ROUNDING
        && Math.abs(one.interval().low() - other.interval().low()) < ROUNDING
        && Math.abs(one.interval().high() - other.interval().high()) < ROUNDING;
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
