package org.wardiary.analytics.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
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
    String title = compared.title() + ": " + compared.measure().label();
    TableBuilder table =
        new TableBuilder(compared.id(), title).text(compared.names().toArray(String[]::new));
    numbers(table, compared.measure().unit())
        .note(
            "A, B, and B less A, with 95 % intervals. Games: those concerned. Chance:"
                + " probability of such a difference, or a larger one, where there is none."
                + " Seen from: the smallest difference that such games show four times in"
                + " five. "
                + Estimate.SMALL_NOTE)
        .definedIn(PAGE);
    for (ComparedRow row : compared.rows()) {
      TableBuilder.RowBuilder cells = table.row(row.of().toArray(String[]::new));
      cells.count(row.first().n()).count(row.second().n());
      add(cells, compared, row, comparison.certainty()).end();
    }
    return table.build();
  }

  private static TableBuilder numbers(TableBuilder table, String unit) {
    return table
        .count("games_a", "games")
        .count("games_b", "games")
        .estimate(FIRST, unit)
        .estimate(SECOND, unit)
        .estimate(DIFFERENCE, unit)
        .number("chance", "probability")
        .number("seen_from", unit)
        .text("verdict");
  }

  private static TableBuilder.RowBuilder add(
      TableBuilder.RowBuilder cells, ComparedTable table, ComparedRow row, Certainty certainty) {
    cells.estimate(row.first()).estimate(row.second());
    Optional<Difference> found = row.difference();
    if (found.isEmpty()) {
      return cells.none().none().none().none().none().text("too few games");
    }
    Difference difference = found.get();
    cells
        .number(difference.value())
        .number(difference.interval().low())
        .number(difference.interval().high())
        .number(difference.chance());
    double seen = difference.detectable(certainty.alone());
    if (seen > 1 && table.shares()) {
      cells.none(); // no difference of shares can be so large
    } else {
      cells.number(seen);
    }
    return cells.text(verdict(difference, certainty));
  }

  private static String verdict(Difference difference, Certainty certainty) {
    if (!certainty.holds(difference.chance())) {
      return "not told apart";
    }
    return difference.value() > 0 ? "more in B" : "less in B";
  }

  /** All differences of a comparison in one table, those least likely by chance first. */
  public static Table all(Comparison comparison) {
    TableBuilder table =
        numbers(
                new TableBuilder(ALL, "All differences").text("table", "row", "measure", "unit"),
                "unit of its row")
            .note("Every difference of this comparison, those least likely by chance first.")
            .definedIn(PAGE);
    List<Comparison.Found> sorted = new ArrayList<>(comparison.differences());
    sorted.sort(Comparator.comparingDouble(Comparison.Found::chance));
    for (Comparison.Found found : sorted) {
      ComparedRow row = found.row();
      TableBuilder.RowBuilder cells =
          table.row(
              found.table().id(),
              row.words(),
              found.table().measure().label(),
              found.table().measure().unit());
      cells.count(row.first().n()).count(row.second().n());
      add(cells, found.table(), row, comparison.certainty()).end();
    }
    return table.build();
  }
}
