package org.wardiary.analytics.course;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Distribution;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** How long units last: {@code docs/statistics/survival.md}. */
public final class Survival {

  /** Id of the table. */
  public static final String ID = "survival";

  private static final String UNITS = "units";
  private static final String LOST = "lost";
  private static final String KNOWN = "known";
  private static final String ENDED = "ended";
  private static final String CENSORED = "censored";
  private static final String GAMES = "games";

  /**
   * Turns at which the correlation of the units of a game, and of a player's games, is measured.
   */
  private static final int[] TURNS = {1, 2, 5, 10, 20, 50, 100, 200};

  /** Maximum number of rows of a kind. */
  private static final int MOST_ROWS = 12;

  private Survival() {}

  /**
   * The statistic of the share of the units that still stand, by kind and turn, as Kaplan and Meier
   * estimate it.
   */
  static Statistic statistic(Course course) {
    return new Statistic(
        ID, (game, counts) -> count(game, course.lives(game), counts), Survival::table);
  }

  private static void count(PlayedGame game, List<Life> lives, Accumulator counts) {
    int turns = game.summary().getTurns();
    Map<String, Integer> longest = new HashMap<>();
    Map<String, Known> known = new HashMap<>();
    for (Life life : lives) {
      int time = life.turns(turns);
      longest.merge(life.kind(), time, Math::max);
      Key units = Key.of(UNITS, life.kind());
      counts.add(units, 1).add(Key.of(LOST, life.kind()), life.ended() ? 1 : 0, units);
      known.computeIfAbsent(life.kind(), none -> new Known()).add(life, time);
      counts.observe(Key.of(life.ended() ? ENDED : CENSORED, life.kind()), time);
    }
    longest.forEach((kind, time) -> counts.observe(Key.of(GAMES, kind), time));
    known.forEach((kind, units) -> units.count(kind, counts));
  }

  /**
   * The units of a kind in one game: by turn, of how many it is known whether they lasted so long.
   */
  private static final class Known {

    private final int[] units = new int[TURNS.length];
    private final int[] lost = new int[TURNS.length];

    void add(Life life, int time) {
      for (int i = 0; i < TURNS.length; i++) {
        boolean isLost = life.ended() && time <= TURNS[i];
        units[i] += isLost || time >= TURNS[i] ? 1 : 0;
        lost[i] += isLost ? 1 : 0;
      }
    }

    void count(String kind, Accumulator counts) {
      for (int i = 0; i < TURNS.length && units[i] > 0; i++) {
        Key known = at(KNOWN, kind, TURNS[i]);
        counts.add(known, units[i]).add(at(LOST, kind, TURNS[i]), lost[i], known);
      }
    }
  }

  private static Key at(String what, String kind, int turn) {
    return Key.of(what, kind, String.valueOf(turn));
  }

  private static Table table(Totals totals) {
    Comparator<String> most = Comparator.comparingLong(kind -> -totals.count(Key.of(UNITS, kind)));
    List<String> kinds =
        totals.parts(1, UNITS).stream()
            .sorted(most.thenComparing(Comparator.naturalOrder()))
            .toList();
    long step = step(kinds.stream().mapToLong(kind -> last(totals, kind)).max().orElse(0));
    return new TableBuilder<Row>(ID, "How long units last")
        .text("kind", Row::kind)
        .count("turn", "number", Row::turn)
        .count("games", "games", Row::games)
        .count("at_risk", "units", row -> row.point().atRisk())
        .count("lost", "units", row -> row.point().lost())
        .share("survival", Row::survival)
        .estimatesNote(
            "Kaplan and Meier's estimate: the share of the units that stand so many turns after"
                + " the beginning of the game, or after they were raised; units that stand when"
                + " a game ends count as long as it lasted, those that joined another unit"
                + " until then. At risk: units that stood, in games that still went on; lost:"
                + " up to then.")
        .of(kinds.stream().flatMap(kind -> rows(kind, step, totals)).toList());
  }

  /**
   * A row of the table.
   *
   * @param games number of games with such a unit that reached the turn
   */
  private record Row(String kind, long turn, long games, KaplanMeier.Point point) {
    Estimate survival() {
      return Estimate.of(point.survival(), point.interval(), games);
    }
  }

  /** The last turn that enough games with such a unit reached; 0 if there are too few games. */
  private static long last(Totals totals, String kind) {
    Distribution games = totals.observed(Key.of(GAMES, kind));
    return games.n() < Estimate.FEWEST ? 0 : games.ranked(games.n() - Estimate.FEWEST + 1);
  }

  private static KaplanMeier curve(Totals totals, String kind) {
    return new KaplanMeier(
        totals.observed(Key.of(ENDED, kind)),
        totals.observed(Key.of(CENSORED, kind)),
        turn -> independent(totals, kind, turn));
  }

  /**
   * How many independent units each is worth at a turn, since those of a game, and of a player's
   * games, are correlated: the smallest of the numbers at the measured turns before and after it
   * and at the end of the games. A turn up to which none or all of the units are lost does not show
   * this.
   */
  private static double independent(Totals totals, String kind, long at) {
    double fewest = independent(totals, Key.of(LOST, kind), Key.of(UNITS, kind));
    int before = Arrays.stream(TURNS).filter(turn -> turn <= at).max().orElse(TURNS[0]);
    int after = Arrays.stream(TURNS).filter(turn -> turn >= at).min().orElse(before);
    for (int turn : new int[] {before, after}) {
      Key lost = at(LOST, kind, turn);
      Key known = at(KNOWN, kind, turn);
      long count = totals.count(lost);
      if (totals.games(known) >= Estimate.FEWEST && count > 0 && count < totals.count(known)) {
        fewest = Math.min(fewest, independent(totals, lost, known));
      }
    }
    return fewest;
  }

  private static double independent(Totals totals, Key lost, Key known) {
    return Math.min(1, totals.ratio(lost, known).effective() / totals.count(known));
  }

  private static Stream<Row> rows(String kind, long step, Totals totals) {
    Distribution games = totals.observed(Key.of(GAMES, kind));
    List<KaplanMeier.Point> points = curve(totals, kind).at(step, last(totals, kind));
    return IntStream.range(0, points.size())
        .mapToObj(
            i -> {
              long turn = (i + 1) * step;
              return new Row(kind, turn, games.between(turn, Long.MAX_VALUE), points.get(i));
            });
  }

  /** The smallest of 1, 2, 5, 10 … that makes at most {@link #MOST_ROWS} rows. */
  private static long step(long last) {
    long power = 1;
    while (true) {
      for (long step : new long[] {power, 2 * power, 5 * power}) {
        if (last / step <= MOST_ROWS) {
          return step;
        }
      }
      power *= 10;
    }
  }
}
