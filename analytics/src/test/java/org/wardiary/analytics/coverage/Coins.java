package org.wardiary.analytics.coverage;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/**
 * Stands for what a report asks besides the balance of a game and where there is no effect: how
 * often each of some coins, thrown in every game, shows heads.
 */
final class Coins {

  /** Name of the throws among a game's counts, with a bit for each coin. */
  static final String THROWN = "coins";

  /**
   * Chosen so that a report on four kinds of games has about as many verdicts as the one on the
   * bundled games.
   */
  static final int COUNT = 32;

  private static final String ID = "coins";

  private Coins() {}

  /** Throws the coins of a game without using the generator that draws the game itself. */
  static long thrown(double ofTheGame) {
    return new Random(Double.doubleToLongBits(ofTheGame)).nextLong() >>> COUNT;
  }

  /** How often each coin shows heads, compared with one half. */
  static Statistic statistic() {
    return new Statistic(ID, Coins::count, Coins::table, Coins::claims);
  }

  private static Key games(int coin) {
    return Key.of("games", Integer.toString(coin));
  }

  private static Key heads(int coin) {
    return Key.of("heads", Integer.toString(coin));
  }

  private static void count(PlayedGame game, Accumulator counts) {
    long thrown = game.summary().getCounts().get(THROWN);
    for (int coin = 0; coin < COUNT; coin++) {
      counts.add(games(coin), 1).add(heads(coin), thrown >> coin & 1, games(coin));
    }
  }

  private static List<Claim> claims(Totals totals) {
    return IntStream.range(0, COUNT)
        .mapToObj(
            coin -> new Claim(ID, Integer.toString(coin), totals.ratio(heads(coin), games(coin))))
        .toList();
  }

  private static Table table(Totals totals) {
    return new TableBuilder<Integer>(ID, "Coins")
        .text("coin", coin -> Integer.toString(coin))
        .share("heads", coin -> totals.share(heads(coin), games(coin)))
        .of(IntStream.range(0, COUNT).boxed().toList());
  }
}
