package org.wardiary.analytics.game.recorded;

import java.util.List;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.GameHeading;
import org.wardiary.analytics.study.Listed;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;

/** Luck in the attacks of each game: {@code docs/statistics/recorded-games.md}. */
final class LuckByGame {

  static final String ID = "luck-by-game";

  private LuckByGame() {}

  static Statistic statistic() {
    return new Statistic(ID, LuckByGame::count, LuckByGame::table);
  }

  private record Entry(GameHeading game, TableLuck luck) {}

  private static void count(PlayedGame game, Accumulator counts) {
    TableLuck luck = TableLuck.of(game);
    if (luck.attacks() > 0) {
      Entry entry = new Entry(GameHeading.of(game.summary()), luck);
      counts.list(new Listed<>(Math.abs(luck.luck()), game.summary().getGameId(), entry));
    }
  }

  private static Table table(Totals totals) {
    List<Listed<Entry>> games = totals.listed(Entry.class);
    String unit = games.isEmpty() ? "" : games.get(0).facts().luck().worth();
    return new TableBuilder<Listed<Entry>>(ID, "Luck, game by game")
        .text("game", listed -> listed.facts().game().name())
        .text("id", Listed::gameId)
        .text("result", listed -> listed.facts().game().result())
        .count("attacks", "attacks", listed -> listed.facts().luck().attacks())
        .number("expected", unit, listed -> listed.facts().luck().expected())
        .number("got", unit, listed -> listed.facts().luck().got())
        .number("luck", unit, listed -> listed.facts().luck().luck())
        .known("deviations", "standard deviations", listed -> listed.facts().luck().deviations())
        .note(
            "All numbers from the side of "
                + totals.sides().get(0)
                + ", the first-named. Got: what the enemy lost by the results of the table, less"
                + " what the side lost, by what the game file says that results cost. Expected: the"
                + " sum of the means of the columns used. Luck: got less expected; deviations: in"
                + " standard deviations of these attacks. Games with most luck first, at most "
                + Listed.LONGEST
                + ".")
        .definedIn(RecordedStudy.PAGE)
        .of(games);
  }
}
