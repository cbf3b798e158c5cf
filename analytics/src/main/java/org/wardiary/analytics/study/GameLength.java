package org.wardiary.analytics.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
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
  private static final String UNIT = "turns or answers";

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

  /** How long games last, in a sentence; of few games from the shortest to the longest. */
  static Optional<Finding> finding(Totals totals) {
    Distribution turns = totals.observed(Key.of(TURNS, ANY));
    return turns.n() == 0 || turns.quantile(1) == 0
        ? Optional.empty()
        : Optional.of(new Finding(DISTRIBUTION, Finding.Kind.ANSWER, words(totals, turns)));
  }

  private static String words(Totals totals, Distribution turns) {
    Estimate median = totals.median(Key.of(TURNS, ANY));
    long shortest = Math.round(turns.quantile(0));
    long longest = Math.round(turns.quantile(1));
    if (!median.shown() || shortest == longest) {
      return shortest == longest
          ? Text.of(
              "%s%s lasted %s.",
              turns.n() == 1 ? "" : "All ", games(turns), Text.count(longest, "turn"))
          : Text.of("%s lasted %d to %s.", games(turns), shortest, Text.count(longest, "turn"));
    }
    long lower = Math.round(turns.quantile(0.25));
    long upper = Math.round(turns.quantile(0.75));
    return lower == upper
        ? Text.of(
            "The middle half of the %s all last %s; the shortest lasted %d, the longest %d.",
            games(turns), Text.count(lower, "turn"), shortest, longest)
        : Text.of(
            "Half of the %s last %s turns or less (%s%s to %s); the middle half last %d to %d.",
            games(turns),
            Phrases.number(median.value()),
            Phrases.INTERVAL,
            Phrases.number(median.interval().low()),
            Phrases.number(median.interval().high()),
            lower,
            upper);
  }

  private static String games(Distribution turns) {
    return Text.count(turns.n(), "finished game");
  }

  private static Table table(Totals totals) {
    List<RowTotals> rows = new ArrayList<>();
    for (String measure : List.of(TURNS, "answers")) {
      Set<String> labels = totals.parts(1, measure);
      if (labels.contains(ANY)) {
        rows.add(totals.row(measure, ANY));
      }
      WinConditions.conditions(labels)
          .forEach(condition -> rows.add(totals.row(measure, condition.label())));
    }
    return new TableBuilder<RowTotals>(ID, "How long games last")
        .text("measure", row -> row.part(0))
        .text("condition", row -> row.part(1))
        .count("games", "games", row -> totals.observed(row.of()).n())
        .known("shortest", UNIT, row -> quantile(row, 0))
        .known("lower_quartile", UNIT, row -> quantile(row, 0.25))
        .estimate("median", UNIT, row -> totals.median(row.of()))
        .known("upper_quartile", UNIT, row -> quantile(row, 0.75))
        .known("longest", UNIT, row -> quantile(row, 1))
        .estimatesNote(
            "Games with a result. Turns are counted over both sides; answers are all decisions."
                + " Quantiles: type 7. Median: Woodruff's interval.")
        .of(rows);
  }

  private static OptionalDouble quantile(RowTotals row, double p) {
    Distribution lengths = row.totals().observed(row.of());
    return lengths.n() < Estimate.FEWEST
        ? OptionalDouble.empty()
        : OptionalDouble.of(lengths.quantile(p));
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
    List<Span> spans = new ArrayList<>();
    for (Condition condition : conditions) {
      Distribution turns = totals.observed(Key.of(condition.label()));
      for (int from = 0; from <= longest; from += width) {
        int last = from + width - 1;
        spans.add(new Span(condition.label(), from, last, turns.between(from, last)));
      }
    }
    return new TableBuilder<Span>(DISTRIBUTION, "Games by length")
        .text("condition", Span::condition)
        .number("from", "turns", Span::from)
        .number("to", "turns", Span::to)
        .count("games", "games", Span::games)
        .note(
            "Counts of " + Text.count(all, "finished game") + "; both bounds belong to their span.")
        .definedIn(ID)
        .of(spans);
  }

  /** The games that ended in a way after so many turns. */
  private record Span(String condition, int from, int to, long games) {}

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
