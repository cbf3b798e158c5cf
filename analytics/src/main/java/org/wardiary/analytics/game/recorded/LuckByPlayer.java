package org.wardiary.analytics.game.recorded;

import java.util.OptionalDouble;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Luck of sides and players in attacks: {@code docs/statistics/recorded-games.md}. */
final class LuckByPlayer {

  static final String ID = "luck-by-player";

  private static final String GAMES = "games";
  private static final String ATTACKS = "attacks";
  private static final String GOT = "got";
  private static final String EXPECTED = "expected";
  private static final String LUCK = "luck";
  private static final String VARIANCE = "variance";

  private LuckByPlayer() {}

  static Statistic statistic() {
    return new Statistic(ID, LuckByPlayer::count, LuckByPlayer::table);
  }

  private static void count(PlayedGame game, Accumulator counts) {
    TableLuck luck = TableLuck.of(game);
    if (luck.attacks() > 0) {
      String first = game.summary().getSides().get(0);
      String second = game.summary().getSides().get(1);
      boolean alone = game.playerOf(first).equals(game.playerOf(second));
      for (String side : game.summary().getSides()) {
        for (String who : Whose.of(game, side)) {
          if (who.equals(side) || !alone) { // luck against oneself cancels out
            count(who, side.equals(first) ? luck : luck.turned(), counts);
          }
        }
      }
    }
  }

  private static void count(String who, TableLuck luck, Accumulator counts) {
    Key games = Key.of(GAMES, luck.worth(), who);
    counts
        .add(games, 1)
        .add(Key.of(ATTACKS, luck.worth(), who), luck.attacks())
        .addFraction(Key.of(GOT, luck.worth(), who), luck.got())
        .addFraction(Key.of(EXPECTED, luck.worth(), who), luck.expected())
        .addFraction(Key.of(LUCK, luck.worth(), who), luck.luck(), games)
        .addFraction(Key.of(VARIANCE, luck.worth(), who), luck.variance());
  }

  private static Table table(Totals totals) {
    return new TableBuilder<RowTotals>(ID, "Luck of sides and players in attacks")
        .text("in", row -> row.part(0))
        .text("who", row -> row.part(1))
        .count("games", "games", row -> row.count(GAMES))
        .count("attacks", "attacks", row -> row.count(ATTACKS))
        .number("mean", "in all games", row -> row.sum(EXPECTED))
        .number("got", "in all games", row -> row.sum(GOT))
        .estimate(
            "luck", "per game", row -> Whose.about(row.fraction(LUCK, GAMES), row.part(1)).mean())
        .known("deviations", "standard deviations", LuckByPlayer::deviations)
        .estimatesNote(
            "Attacks of either side. Got: what the enemy lost by the results of the table, less own"
                + " losses, in steps or by the rating that the game file names. Mean: the sum of the"
                + " means of the columns used. Luck: got less mean, per game; deviations: of"
                + " the sum, in standard deviations of these attacks.")
        .definedIn(RecordedStudy.PAGE)
        .of(
            totals.keys(GAMES).stream()
                .map(key -> totals.row(key.part(1), key.part(2)))
                .sorted(Whose.order(1))
                .toList());
  }

  private static OptionalDouble deviations(RowTotals row) {
    return DrawnLuck.deviations(row.sum(GOT), row.sum(EXPECTED), row.sum(VARIANCE));
  }
}
