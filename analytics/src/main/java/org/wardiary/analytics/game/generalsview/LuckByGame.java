package org.wardiary.analytics.game.generalsview;

import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameHeading;
import org.wardiary.analytics.study.Listed;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Luck in each game: {@code docs/statistics/generals-view.md}. */
public final class LuckByGame {

  /** Id of the table. */
  public static final String ID = "luck-by-game";

  private LuckByGame() {}

  /** The luck in each game, the games with most luck, for either side, first. */
  static Statistic statistic() {
    return new Statistic(ID, LuckByGame::count, LuckByGame::table);
  }

  /** A game and the luck in it. */
  private record Entry(GameHeading game, Luck luck) {}

  private static void count(PlayedGame game, Accumulator counts) {
    Luck.of(game)
        .ifPresent(
            luck -> {
              Slope.count(luck, counts);
              counts.list(
                  new Listed<>(
                      Math.abs(luck.gold()),
                      game.summary().getGameId(),
                      new Entry(GameHeading.of(game.summary()), luck)));
            });
  }

  private static Table table(Totals totals) {
    Slope slope = Slope.of(totals);
    return new TableBuilder<Listed<Entry>>(ID, "Luck, game by game")
        .text("game", listed -> listed.facts().game().name())
        .text("id", Listed::gameId)
        .text("map", listed -> listed.facts().game().map())
        .text("result", listed -> listed.facts().game().result())
        .count("draws", "draws", listed -> listed.facts().luck().draws())
        .number("expected", "draws won", listed -> listed.facts().luck().expected())
        .number("won", "draws won", listed -> listed.facts().luck().won())
        .known("deviations", "standard deviations", listed -> listed.facts().luck().deviations())
        .number("gold_luck", "gold", listed -> listed.facts().luck().gold())
        .number("points", "share", listed -> listed.facts().luck().result())
        .known(
            "without_luck",
            "share",
            listed -> slope.ifKnown(known -> known.adjusted(listed.facts().luck())))
        .note(
            "All numbers from the side of "
                + totals.sides().get(0)
                + ", the first-named. Deviations: won less expected, in standard deviations of"
                + " the draws fought. Without luck: points less slope × gold luck ("
                + slope.inWords()
                + "); of one game it may lie outside 0 to 1. Games with a result, those with"
                + " most luck in gold first, at most "
                + Listed.LONGEST
                + ".")
        .definedIn(Campaigns.PAGE)
        .of(totals.listed(Entry.class));
  }
}
