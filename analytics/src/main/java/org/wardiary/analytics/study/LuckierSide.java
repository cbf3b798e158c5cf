package org.wardiary.analytics.study;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.table.TableBuilder;

/**
 * Counts how often the luckier side wins.
 *
 * @param table id of the table
 * @param in what the luck is in, e.g. {@code draws}
 */
public record LuckierSide(String table, String in) {

  /** What the only row of the table is about. */
  public static final List<String> ROW = List.of("the luckier side");

  /** Key of the games that are counted. */
  public static final Key COUNTED = Key.of("luckier games");

  private static final Key WINS = Key.of("luckier wins");

  /**
   * Counts a game with a winner in which one side had more luck than the other.
   *
   * @param luck luck of the first-named side minus that of the other
   */
  public void count(PlayedGame game, double luck, Accumulator counts) {
    if (game.decided() && luck != 0) {
      boolean first = game.won(game.summary().getSides().get(0));
      counts.add(COUNTED, 1).add(WINS, luck > 0 == first ? 1 : 0, COUNTED);
    }
  }

  /** The claim that the luckier side wins more or less than half of the games. */
  public Claim claim(Totals totals) {
    return new Claim(table, ROW.get(0), totals.ratio(WINS, COUNTED));
  }

  /**
   * The finding on whether luck decides games; empty if there are too few.
   *
   * @param more what else is known, after the win rate
   */
  public Optional<Finding> finding(Totals totals, String more) {
    Claim claim = claim(totals);
    if (!claim.shown()) {
      return Optional.empty();
    }
    String measured = Phrases.winRate("The side with more luck in the " + in, claim.ratio()) + more;
    return Optional.of(
        totals.certainty().holds(claim)
            ? new Finding(table, Finding.Kind.SHOWN, measured + ".")
                .of(claim.ratio().value() - Claim.EVEN)
            : new Finding(
                table,
                Finding.Kind.NOT_SHOWN,
                measured + ": that luck decides games is not shown."));
  }

  /** The columns of the table of one row: who, games, wins, win rate with its interval. */
  public TableBuilder<String> columns(String title, Totals totals) {
    return new TableBuilder<String>(table, title)
        .text("who", row -> row)
        .count("games", "games", row -> totals.count(COUNTED))
        .count("wins", "games", row -> totals.count(WINS))
        .share("win_rate", row -> totals.share(WINS, COUNTED));
  }
}
