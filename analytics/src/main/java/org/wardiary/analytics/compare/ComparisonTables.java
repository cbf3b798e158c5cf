package org.wardiary.analytics.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.wardiary.analytics.compare.Comparison.Found;
import org.wardiary.analytics.estimate.Difference;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** The tables of comparisons: {@code docs/statistics/comparison.md}. */
public final class ComparisonTables {

  /** Id of the table of all differences of a report. */
  public static final String ALL = "verdicts";

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
    return numbers(table, compared.measure().unit(), row -> row, comparison.certainty())
        .note(
            "A, B, and B less A, with 95 % intervals. Games: those concerned. Chance:"
                + " probability of such a difference, or a larger one, where there is none."
                + " Seen from: the smallest difference that such games show four times in"
                + " five; empty if it is more than half of all games, or than the number itself. "
                + Estimate.SMALL_NOTE)
        .definedIn(PAGE)
        .of(comparison.rows(compared));
  }

  private static <R> TableBuilder<R> numbers(
      TableBuilder<R> table, String unit, Function<R, Found> of, Certainty certainty) {
    return table
        .count("games_a", "games", row -> of.apply(row).row().first().n())
        .count("games_b", "games", row -> of.apply(row).row().second().n())
        .estimate(FIRST, unit, row -> of.apply(row).row().first())
        .estimate(SECOND, unit, row -> of.apply(row).row().second())
        .bounds(DIFFERENCE, unit, row -> difference(of.apply(row).row()))
        .known("chance", "probability", row -> chance(of.apply(row)))
        .known("seen_from", unit, row -> of.apply(row).seenFrom(certainty))
        .text("verdict", row -> verdict(of.apply(row), certainty));
  }

  private static Estimate difference(ComparedRow row) {
    return row.difference()
        .map(found -> new Estimate(found.value(), found.interval(), 0, true, Optional.empty()))
        .orElse(Estimate.hidden(0));
  }

  private static OptionalDouble chance(Found found) {
    return found.row().difference().stream().mapToDouble(Difference::chance).findFirst();
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

  /** A difference of one of several kinds of games. */
  private record Claimed(String game, Found found) {

    String family() {
      return found.isMain() ? "main" : found.family();
    }
  }

  /**
   * All differences of a report in one table, those least likely by chance first, with what it
   * takes to judge them again.
   *
   * @param comparisons those of one report, at least one
   */
  public static Table all(List<Comparison> comparisons) {
    Certainty certainty = comparisons.get(0).certainty();
    TableBuilder<Claimed> table =
        new TableBuilder<Claimed>(ALL, "All differences")
            .text("game", Claimed::game)
            .text("table", claim -> claim.found().table().id())
            .text("row", claim -> claim.found().row().words())
            .text("measure", claim -> claim.found().table().measure().label())
            .text("unit", claim -> claim.found().table().measure().unit())
            .text("family", Claimed::family)
            .number("weight", "number", claim -> certainty.weight(claim.found()));
    return numbers(table, "unit of its row", Claimed::found, certainty)
        .note("Every difference of a report, those least likely by chance first.")
        .definedIn(PAGE)
        .of(
            comparisons.stream()
                .flatMap(
                    comparison ->
                        comparison.differences().stream()
                            .map(found -> new Claimed(comparison.game(), found)))
                .sorted(Comparator.comparingDouble(claim -> claim.found().chance()))
                .toList());
  }
}
