package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Quantiles;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** How long games are: {@code docs/statistics/game-length.md}. */
public final class GameLength {

  /** Id of the table of medians. */
  public static final String ID = "game-length";

  /** Id of the table of the distribution. */
  public static final String DISTRIBUTION = "game-length-distribution";

  /** The row that stands for games of all endings. */
  public static final String ANY = "any";

  private static final int BINS = 20;

  private GameLength() {}

  /** Median, quartiles and range of the length, in turns and in answers, by how the game ended. */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "How long games last",
                Columns.builder()
                    .text("measure", "condition")
                    .count("games", "games")
                    .number("shortest", "turns or answers")
                    .number("lower_quartile", "turns or answers")
                    .estimate("median", "turns or answers")
                    .number("upper_quartile", "turns or answers")
                    .number("longest", "turns or answers")
                    .build())
            .note(
                "Turns are counted over both sides; answers are all decisions. Quantiles: type 7."
                    + " Interval of the median: 95 %, from order statistics. "
                    + Estimate.SMALL_NOTE);
    rows(set, "turns", game -> game.summary().getTurns(), table);
    rows(set, "answers", game -> game.summary().getPlies(), table);
    return table.build();
  }

  private static void rows(
      GameSet set, String measure, ToDoubleFunction<PlayedGame> length, TableBuilder table) {
    row(measure, ANY, lengths(set, game -> true, length), table);
    for (Condition condition : WinConditions.conditions(set)) {
      row(
          measure,
          condition.label(),
          lengths(set, game -> Condition.of(game) == condition, length),
          table);
    }
  }

  private static Quantiles lengths(
      GameSet set, Predicate<PlayedGame> wanted, ToDoubleFunction<PlayedGame> length) {
    return Quantiles.of(set.games().stream().filter(wanted).mapToDouble(length).toArray());
  }

  private static void row(String measure, String condition, Quantiles lengths, TableBuilder table) {
    TableBuilder.RowBuilder row = table.row().text(measure, condition).count(lengths.n());
    Estimate median = lengths.median();
    if (median.shown()) {
      row.number(lengths.at(0)).number(lengths.at(0.25)).estimate(median);
      row.number(lengths.at(0.75)).number(lengths.at(1)).end();
    } else {
      row.none().none().estimate(median).none().none().end();
    }
  }

  /** How many games ended in each span of turns, by how they ended. */
  public static Table distribution(GameSet set) {
    int longest = (int) lengths(set, game -> true, game -> game.summary().getTurns()).at(1);
    int width = width(longest);
    TableBuilder table =
        new TableBuilder(
                DISTRIBUTION,
                "Games by length",
                Columns.builder()
                    .text("condition")
                    .number("from", "turns")
                    .number("to", "turns")
                    .count("games", "games")
                    .build())
            .note("Counts of all " + set.size() + " games; both bounds belong to their span.")
            .definedIn(ID);
    for (Condition condition : WinConditions.conditions(set)) {
      for (int from = 0; from <= longest; from += width) {
        int first = from;
        int last = from + width - 1;
        long games =
            set.count(
                game ->
                    Condition.of(game) == condition
                        && game.summary().getTurns() >= first
                        && game.summary().getTurns() <= last);
        table.row().text(condition.label()).number(first).number(last).count(games).end();
      }
    }
    return table.build();
  }

  /** The smallest of 1, 2, 5, 10, 20, 50 … that makes at most {@value #BINS} spans. */
  static int width(int longest) {
    int power = 1;
    while (true) {
      for (int step : List.of(1, 2, 5)) {
        if (longest / (step * power) < BINS) {
          return step * power;
        }
      }
      power *= 10;
    }
  }
}
