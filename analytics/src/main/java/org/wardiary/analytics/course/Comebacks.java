package org.wardiary.analytics.course;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Distribution;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Listed;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/**
 * How low winners stood, how early games were decided: {@code docs/statistics/course-of-games.md}.
 */
public final class Comebacks {

  /** Id of the table of comebacks. */
  public static final String ID = "comebacks";

  /** Id of the table of the winners' win probability. */
  public static final String WINNERS = "winners-win-probability";

  /** Id of the table of the most dramatic games. */
  public static final String GAMES = "dramatic-games";

  private static final int LONGEST = 10;
  private static final double[] QUANTILES = {0.1, 0.25, 0.5, 0.75, 0.9};

  private Comebacks() {}

  /** Share of the games with a winner in which the winner had once stood at 30 % or less. */
  static Estimate comebacks(Totals totals) {
    return Dramas.Seen.of(totals).share(Dramas.comeback(Dramas.DEPTHS[2]), Dramas.won());
  }

  /** The statistic of how low the side that won once stood. */
  static Statistic statistic(Course course) {
    return WinProbability.calibration(course).also(ID, Comebacks::table);
  }

  private static Table table(Totals totals) {
    TableBuilder table =
        new TableBuilder(ID, "Comebacks: how low the winner once stood")
            .text("stood_at")
            .count("games", "games")
            .count("of", "games")
            .share("share")
            .note(
                WinProbability.note(totals)
                    + "Games with a winner whose expected score was so low, or lower, at the"
                    + " beginning of the game or at the end of some turn. "
                    + Estimate.NOTE)
            .definedIn(Dramas.PAGE);
    Totals seen = Dramas.Seen.of(totals);
    if (seen.count(Dramas.won()) > 0) {
      for (double depth : Dramas.DEPTHS) {
        table
            .row(Text.of("%.0f %% or less", 100 * depth))
            .count(seen.count(Dramas.comeback(depth)))
            .count(seen.count(Dramas.won()))
            .estimate(seen.share(Dramas.comeback(depth), Dramas.won()))
            .end();
      }
    }
    return table.build();
  }

  /** The statistic of how early games were decided: the expected score of the side that won. */
  static Statistic winners(Course course) {
    return WinProbability.calibration(course).also(WINNERS, Comebacks::winners);
  }

  private static Table winners(Totals totals) {
    TableBuilder table =
        new TableBuilder(WINNERS, "Win probability of the later winner over the game")
            .text("who")
            .number("part_of_game", "share")
            .count("games", "games")
            .number("tenth", "share")
            .number("lower_quartile", "share")
            .number("median", "share")
            .number("upper_quartile", "share")
            .number("nine_tenths", "share")
            .note(
                WinProbability.note(totals)
                    + "After the turn floor(part × turns of the game). The line is the median of"
                    + " the games, the band their middle half; the table has their middle four"
                    + " fifths too (quantiles, type 7). It shows how games differ, not how sure the"
                    + " median is. "
                    + Estimate.SMALL_NOTE)
            .definedIn(Dramas.PAGE);
    Totals seen = Dramas.Seen.of(totals);
    if (seen.count(Dramas.won()) >= Estimate.FEWEST) {
      IntStream.rangeClosed(0, Dramas.STEPS).forEach(step -> curve(seen, step, table));
    }
    return table.build();
  }

  private static void curve(Totals seen, int step, TableBuilder table) {
    Distribution scores = seen.observed(Key.of("winner", String.valueOf(step)));
    TableBuilder.RowBuilder row =
        table.row("winner").number((double) step / Dramas.STEPS).count(scores.n());
    for (double p : QUANTILES) {
      row.number(scores.quantile(p) / Dramas.FINE);
    }
    row.end();
  }

  /** The statistic of the games with most drama. */
  static Statistic games(Course course) {
    return WinProbability.calibration(course).also(GAMES, Comebacks::games);
  }

  private static Table games(Totals totals) {
    TableBuilder table =
        new TableBuilder(GAMES, "The most dramatic games")
            .text("game", "result", "condition")
            .count("turns", "turns")
            .number("drama", "share")
            .count("lead_changes", "changes")
            .number("winners_lowest", "share")
            .number("largest_change", "share")
            .count("in_turn", "turn")
            .note(
                WinProbability.note(totals)
                    + "The ten games in which the expected score changed most, all changes added"
                    + " up; the largest change at once, and in which turn it was.")
            .definedIn(Dramas.PAGE);
    Stream<Listed<Dramas.Entry>> most =
        Dramas.Seen.of(totals).listed(Dramas.Entry.class).stream().limit(LONGEST);
    most.forEach(
        entry -> {
          Dramas.Entry game = entry.facts();
          table
              .row(entry.gameId(), game.end().winner(), game.end().condition())
              .count(game.turns())
              .number(game.shape().drama())
              .count(game.shape().leadChanges())
              .number(game.shape().lowest())
              .number(game.shape().largest())
              .count(game.shape().largestTurn())
              .end();
        });
    return table.build();
  }
}
