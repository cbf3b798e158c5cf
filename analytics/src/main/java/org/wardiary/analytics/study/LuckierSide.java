package org.wardiary.analytics.study;

import org.wardiary.analytics.table.TableBuilder;

/**
 * Counts how often the luckier side wins.
 *
 * @param table id of the table
 */
public record LuckierSide(String table) {

  private static final Key GAMES = Key.of("luckier games");
  private static final Key WINS = Key.of("luckier wins");

  /**
   * Counts a game with a winner in which one side had more luck than the other.
   *
   * @param luck luck of the first-named side minus that of the other
   */
  public void count(PlayedGame game, double luck, Accumulator counts) {
    if (game.decided() && luck != 0) {
      boolean first = game.won(game.summary().getSides().get(0));
      counts.add(GAMES, 1).add(WINS, luck > 0 == first ? 1 : 0, GAMES);
    }
  }

  /** The claim that the luckier side wins more or less than half of the games. */
  public Claim claim(Totals totals) {
    return new Claim(table, "the luckier side", totals.ratio(WINS, GAMES));
  }

  /** Adds the cells of a row: who, games, wins, win rate with its interval. */
  public TableBuilder.RowBuilder addTo(TableBuilder.RowBuilder row, Totals totals) {
    return row.text("the luckier side")
        .count(totals.count(GAMES))
        .count(totals.count(WINS))
        .estimate(totals.share(WINS, GAMES));
  }
}
