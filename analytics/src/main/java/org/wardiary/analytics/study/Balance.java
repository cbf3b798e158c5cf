package org.wardiary.analytics.study;

import java.util.function.Predicate;
import org.wardiary.analytics.estimate.Binomial;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.table.Columns;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Whether a side or the first turn has an edge: {@code docs/statistics/balance.md}. */
public final class Balance {

  /** Id of the table. */
  public static final String ID = "balance";

  /** The row about the side that moves first, whichever it is. */
  public static final String FIRST_MOVER = "the side that moves first";

  /** An even game. */
  public static final double EVEN = 0.5;

  private Balance() {}

  /**
   * Share of decided games that each side won: in all, when it moved first, when it moved second;
   * and that the first mover won. With Wilson's and the exact interval.
   */
  public static Table table(GameSet set) {
    TableBuilder table =
        new TableBuilder(
                ID,
                "Balance of the sides and of the first turn",
                Columns.builder()
                    .text("who", "moves")
                    .count("decided", "games")
                    .count("wins", "games")
                    .share("win_rate")
                    .number("exact_low", "share")
                    .number("exact_high", "share")
                    .count("draws", "games")
                    .text("verdict")
                    .build())
            .note(
                "Win rate: wins of games that somebody won; draws and unfinished games are left"
                    + " out. Intervals: 95 %, Wilson, and exact (Clopper and Pearson). A verdict"
                    + " needs both intervals on one side of one half. The strength of the players"
                    + " is not corrected for. "
                    + Estimate.SMALL_NOTE);
    for (String side : set.sides()) {
      Predicate<PlayedGame> won = game -> game.won(side);
      row(set, new Asked(side, "first or second", game -> true, won), table);
      row(set, new Asked(side, "first", game -> game.movedFirst(side), won), table);
      row(set, new Asked(side, "second", game -> !game.movedFirst(side), won), table);
    }
    Predicate<PlayedGame> firstWon = game -> game.winner().filter(game::movedFirst).isPresent();
    row(set, new Asked(FIRST_MOVER, "first", game -> true, firstWon), table);
    return table.build();
  }

  /** Who is asked about, moving when, in which games, and whether it won one. */
  private record Asked(
      String who, String moves, Predicate<PlayedGame> part, Predicate<PlayedGame> won) {}

  private static void row(GameSet set, Asked asked, TableBuilder table) {
    long decided = set.count(game -> asked.part().test(game) && game.decided());
    long wins = set.count(game -> asked.part().test(game) && asked.won().test(game));
    Estimate rate = Estimate.share(wins, decided);
    TableBuilder.RowBuilder row =
        table.row().text(asked.who(), asked.moves()).count(decided).count(wins).estimate(rate);
    Interval exact = Binomial.exact(wins, decided, Estimate.LEVEL);
    if (rate.shown()) {
      row.number(exact.low()).number(exact.high());
    } else {
      row.none().none();
    }
    row.count(set.count(game -> asked.part().test(game) && game.drawn()))
        .text(verdict(rate, exact))
        .end();
  }

  private static String verdict(Estimate rate, Interval exact) {
    if (!rate.shown()) {
      return "too few games";
    }
    if (rate.above(EVEN) && exact.low() > EVEN) {
      return "wins more than half";
    }
    if (rate.below(EVEN) && exact.high() < EVEN) {
      return "wins less than half";
    }
    return "no edge shown";
  }
}
