package org.wardiary.analytics.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.compare.Comparison.Found;
import org.wardiary.analytics.estimate.Difference;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The tables of a comparison: {@code docs/statistics/comparison.md}. */
public final class ComparisonTables {

  /** Id of the table of all differences. */
  public static final String ALL = "differences";

  /** The page that defines the tables. */
  public static final String PAGE = "comparison";

  /** The column of the first set of games, of the second, and of the difference. */
  public static final String FIRST = "a";

  /** See {@link #FIRST}. */
  public static final String SECOND = "b";

  /** See {@link #FIRST}. */
  public static final String DIFFERENCE = "difference";

  private ComparisonTables() {}

  /** One table for each column that is compared, in order. */
  public static List<Table> of(Comparison comparison) {
    return comparison.tables().stream().map(table -> table(comparison, table)).toList();
  }

  private static Table table(Comparison comparison, ComparedTable compared) {
    TableBuilder<Found> table =
        new TableBuilder<>(compared.id(), compared.title() + ": " + compared.measure().label());
    for (int i = 0; i < compared.names().size(); i++) {
      int place = i;
      table.text(compared.names().get(i), found -> found.row().of().get(place));
    }
    return numbers(table, compared.measure().unit(), comparison.certainty())
        .note(
            "A, B, and B less A, with 95 % intervals. Games: those concerned. Chance:"
                + " probability of such a difference, or a larger one, where there is none."
                + " Seen from: the smallest difference that such games show four times in"
                + " five. "
                + Estimate.SMALL_NOTE)
        .definedIn(PAGE)
        .of(compared.rows().stream().map(row -> new Found(compared, row)).toList());
  }

  private static TableBuilder<Found> numbers(
      TableBuilder<Found> table, String unit, Certainty certainty) {
    return table
        .count("games_a", "games", found -> found.row().first().n())
        .count("games_b", "games", found -> found.row().second().n())
        .estimate(FIRST, unit, found -> found.row().first())
        .estimate(SECOND, unit, found -> found.row().second())
        .bounds(DIFFERENCE, unit, found -> difference(found.row()))
        .known("chance", "probability", found -> number(found, Difference::chance))
        .known("seen_from", unit, found -> seenFrom(found, certainty))
        .text("verdict", found -> verdict(found, certainty));
  }

  private static Estimate difference(ComparedRow row) {
    return row.difference()
        .map(found -> new Estimate(found.value(), found.interval(), 0, true, Optional.empty()))
        .orElse(Estimate.hidden(0));
  }

  private static OptionalDouble number(Found found, ToDoubleFunction<Difference> of) {
    return found.row().difference().stream().mapToDouble(of).findFirst();
  }

  /**
   * The smallest difference that would be seen; none if no difference of shares can be so large.
   */
  private static OptionalDouble seenFrom(Found found, Certainty certainty) {
    return found.row().difference().stream()
        .mapToDouble(difference -> difference.detectable(certainty.alone(found)))
        .filter(seen -> seen <= 1 || !found.table().shares())
        .findFirst();
  }

  private static String verdict(Found found, Certainty certainty) {
    if (!found.shown()) {
      return "too few games";
    }
    if (!certainty.holds(found)) {
      return "not told apart";
    }
    return found.row().difference().orElseThrow().value() > 0 ? "more in B" : "less in B";
  }

  /** All differences of a comparison in one table, those least likely by chance first. */
  public static Table all(Comparison comparison) {
    TableBuilder<Found> table =
        new TableBuilder<Found>(ALL, "All differences")
            .text("table", found -> found.table().id())
            .text("row", found -> found.row().words())
            .text("measure", found -> found.table().measure().label())
            .text("unit", found -> found.table().measure().unit());
    return numbers(table, "unit of its row", comparison.certainty())
        .note("Every difference of this comparison, those least likely by chance first.")
        .definedIn(PAGE)
        .of(
            comparison.differences().stream()
                .sorted(Comparator.comparingDouble(Found::chance))
                .toList());
  }
}
