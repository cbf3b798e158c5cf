package org.wardiary.analytics.study;

import java.util.List;
import java.util.Set;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/**
 * How long games are: {@code docs/statistics/game-length.md}. An unfinished game has no length, as
 * nobody knows how long it would have lasted.
 */
public final class GameLength {

  /** Id of the table of medians. */
  public static final String ID = "game-length";

  /** Id of the table of the distribution. */
  public static final String DISTRIBUTION = "game-length-distribution";

  /** Label of the row of finished games with any ending. */
  public static final String ANY = "any";

  private static final int BINS = 20;

  private GameLength() {}

  private static final String TURNS = "turns";

  /** Median, quartiles and range of the length, in turns and in answers, by how the game ended. */
  public static Statistic statistic() {
    return new Statistic(ID, GameLength::count, GameLength::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    if (!game.finished()) {
      return;
    }
    for (String condition : List.of(ANY, Condition.of(game).label())) {
      counts.measure(Key.of(TURNS, condition), game.summary().getTurns());
      counts.measure(Key.of("answers", condition), game.summary().getPlies());
    }
  }

  /** The median length of all finished games in turns. */
  static Estimate medianTurns(Totals totals) {
    return totals.median(Key.of(TURNS, ANY));
  }

  /** The distribution of the number of turns over all finished games. */
  static Distribution turns(Totals totals) {
    return totals.observed(Key.of(TURNS, ANY));
  }

  private static Table table(Totals totals) {
    TableBuilder table =
        new TableBuilder(ID, "How long games last")
            .text("measure", "condition")
            .count("games", "games")
            .number("shortest", "turns or answers")
            .number("lower_quartile", "turns or answers")
            .estimate("median", "turns or answers")
            .number("upper_quartile", "turns or answers")
            .number("longest", "turns or answers")
            .note(
                "Games with a result. Turns are counted over both sides; answers are all decisions."
                    + " Quantiles: type 7. Median: Woodruff's interval. "
                    + Estimate.NOTE);
    for (String measure : List.of(TURNS, "answers")) {
      Set<String> labels = totals.parts(1, measure);
      if (labels.contains(ANY)) {
        row(totals, measure, ANY, table);
      }
      WinConditions.conditions(labels)
          .forEach(condition -> row(totals, measure, condition.label(), table));
    }
    return table.build();
  }

  private static void row(Totals totals, String measure, String condition, TableBuilder table) {
    Distribution lengths = totals.observed(Key.of(measure, condition));
    Estimate median = totals.median(Key.of(measure, condition));
    TableBuilder.RowBuilder row = table.row(measure, condition).count(lengths.n());
    if (median.shown()) {
      row.number(lengths.quantile(0)).number(lengths.quantile(0.25)).estimate(median);
      row.number(lengths.quantile(0.75)).number(lengths.quantile(1)).end();
    } else {
      row.none().none().estimate(median).none().none().end();
    }
  }

  /** Number of finished games that ended in each span of turns, by how they ended. */
  public static Statistic distribution() {
    return new Statistic(DISTRIBUTION, GameLength::countSpan, GameLength::spans);
  }

  private static void countSpan(PlayedGame game, Accumulator counts) {
    if (game.finished()) {
      counts.observe(Key.of(Condition.of(game).label()), game.summary().getTurns());
    }
  }

  private static Table spans(Totals totals) {
    List<Condition> conditions = WinConditions.conditions(totals.parts(0));
    long all = 0;
    int longest = 0;
    for (Condition condition : conditions) {
      Distribution turns = totals.observed(Key.of(condition.label()));
      all += turns.n();
      longest = Math.max(longest, (int) turns.quantile(1));
    }
    int width = width(longest);
    TableBuilder table =
        new TableBuilder(DISTRIBUTION, "Games by length")
            .text("condition")
            .number("from", "turns")
            .number("to", "turns")
            .count("games", "games")
            .note(
                "Counts of "
                    + Text.count(all, "finished game")
                    + "; both bounds belong to their span.")
            .definedIn(ID);
    for (Condition condition : conditions) {
      Distribution turns = totals.observed(Key.of(condition.label()));
      for (int from = 0; from <= longest; from += width) {
        int last = from + width - 1;
        long games = turns.between(from, last);
        table.row(condition.label()).number(from).number(last).count(games).end();
      }
    }
    return table.build();
  }

  /** The smallest width of 1, 2, 5, 10, 20, 50 … that gives at most {@value #BINS} spans. */
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
