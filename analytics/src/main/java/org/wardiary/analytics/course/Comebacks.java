package org.wardiary.analytics.course;

import java.util.List;
import java.util.stream.IntStream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.CurvePoint;
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

  private Comebacks() {}

  /** Share of the games with a winner in which the winner had once stood at 30 % or less. */
  static Estimate comebacks(Totals totals) {
    return Dramas.Seen.of(totals).share(Dramas.comeback(Dramas.DEPTHS.get(2)), Dramas.won());
  }

  /** The statistic of how low the side that won once stood. */
  static Statistic statistic(Course course) {
    return WinProbability.calibration(course).also(ID, Comebacks::table);
  }

  private static Table table(Totals totals) {
    Totals seen = Dramas.Seen.of(totals);
    return new TableBuilder<Double>(ID, "Comebacks: how low the winner once stood")
        .text("stood_at", depth -> Text.of("%.0f %% or less", 100 * depth))
        .count("games", "games", depth -> seen.count(Dramas.comeback(depth)))
        .count("of", "games", depth -> seen.count(Dramas.won()))
        .share("share", depth -> seen.share(Dramas.comeback(depth), Dramas.won()))
        .estimatesNote(
            WinProbability.note(totals)
                + "Games with a winner whose expected score was so low, or lower, at the"
                + " beginning of the game or at the end of some turn.")
        .definedIn(Dramas.PAGE)
        .of(seen.count(Dramas.won()) > 0 ? Dramas.DEPTHS : List.of());
  }

  /** The statistic of how early games were decided: the expected score of the side that won. */
  static Statistic winners(Course course) {
    return WinProbability.calibration(course).also(WINNERS, Comebacks::winners);
  }

  private static Table winners(Totals totals) {
    Totals seen = Dramas.Seen.of(totals);
    TableBuilder<CurvePoint> table =
        new TableBuilder<>(WINNERS, "Win probability of the later winner over the game");
    table
        .text("who", point -> point.line().part(0))
        .number("part_of_game", "share", CurvePoint::at);
    return CurvePoint.columns(table, "share", Dramas.FINE)
        .note(
            WinProbability.note(totals)
                + "After the turn floor(part × turns of the game). The line is the median of"
                + " the games, the band their middle half; the table has their middle four"
                + " fifths too (quantiles, type 7). It shows how games differ, not how sure the"
                + " median is. "
                + Estimate.SMALL_NOTE)
        .definedIn(Dramas.PAGE)
        .of(
            IntStream.rangeClosed(0, Dramas.STEPS)
                .filter(step -> seen.count(Dramas.won()) >= Estimate.FEWEST)
                .mapToObj(step -> winners(seen, step))
                .toList());
  }

  private static CurvePoint winners(Totals seen, int step) {
    return new CurvePoint(
        Key.of("winner"),
        (double) step / Dramas.STEPS,
        seen.observed(Key.of("winner", String.valueOf(step))));
  }

  /** The statistic of the games with most drama. */
  static Statistic games(Course course) {
    return WinProbability.calibration(course).also(GAMES, Comebacks::games);
  }

  private static Table games(Totals totals) {
    return new TableBuilder<Listed<Dramas.Entry>>(GAMES, "The most dramatic games")
        .text("game", game -> game.facts().end().name())
        .text("id", Listed::gameId)
        .text("result", game -> game.facts().end().winner())
        .text("condition", game -> game.facts().end().condition())
        .count("turns", "turns", game -> game.facts().turns())
        .number("drama", "times", game -> game.facts().shape().drama() / Trajectory.HALF)
        .count("lead_changes", "changes", game -> game.facts().shape().leadChanges())
        .number("winners_lowest", "share", game -> game.facts().shape().lowest())
        .number("largest_change", "share", game -> game.facts().shape().largest())
        .count("in_turn", "turn", game -> game.facts().shape().largestTurn())
        .note(
            WinProbability.note(totals)
                + "The ten games in which the expected score changed most. Drama: all its changes"
                + " added up, as a multiple of the way from even to won: 1 in a game that goes"
                + " straight. The largest change at once, and in which turn it was.")
        .definedIn(Dramas.PAGE)
        .of(Dramas.Seen.of(totals).listed(Dramas.Entry.class).stream().limit(LONGEST).toList());
  }
}
