package org.wardiary.analytics.study;

import java.util.function.ToDoubleFunction;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.table.TableBuilder;

/**
 * How often the luckier side wins.
 *
 * @param games games with a winner in which one side had more luck than the other
 * @param wins those of them that this side won
 */
public record LuckierSide(long games, long wins) {

  /**
   * Counts the games of a set.
   *
   * @param luck of a game: luck of the first-named side less that of the other
   */
  public static LuckierSide of(GameSet set, ToDoubleFunction<PlayedGame> luck) {
    String first = set.sides().get(0);
    long games = set.count(game -> game.decided() && luck.applyAsDouble(game) != 0);
    long wins =
        set.count(
            game ->
                game.decided()
                    && luck.applyAsDouble(game) != 0
                    && luck.applyAsDouble(game) > 0 == game.won(first));
    return new LuckierSide(games, wins);
  }

  /** Adds the cells of a row: who, games, wins, win rate with its interval. */
  public TableBuilder.RowBuilder addTo(TableBuilder.RowBuilder row) {
    return row.text("the luckier side")
        .count(games)
        .count(wins)
        .estimate(Estimate.share(wins, games));
  }
}
