package org.wardiary.analytics.game.recorded;

import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.GameHeading;
import org.wardiary.analytics.study.Listed;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.game.recorded.file.CombatTable;
import org.wardiary.events.text.Text;

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
      counts.add(Accumulator.GAMES, 1);
      counts.list(new Listed<>(Math.abs(luck.luck()), game.summary().getGameId(), entry));
    }
  }

  /** The luckiest game; empty if the luck of no game is known. */
  static Optional<Finding> finding(Study study) {
    return study.totals(ID).flatMap(LuckByGame::finding);
  }

  private static Optional<Finding> finding(Totals totals) {
    return totals.listed(Entry.class).stream()
        .limit(totals.count(Accumulator.GAMES) < Estimate.FEWEST ? 0 : 1)
        .map(
            listed -> {
              TableLuck luck = listed.facts().luck();
              return new Finding(
                  ID,
                  Text.of(
                      "The most luck in one game: %s %s for %s (%s), in %s.",
                      Phrases.number(Math.abs(luck.luck())),
                      luck.worth(),
                      totals.sides().get(luck.luck() > 0 ? 0 : 1),
                      listed.facts().game().name(),
                      Text.count(luck.attacks(), "attack")));
            })
        .findFirst();
  }

  private static Table table(Totals totals) {
    List<Listed<Entry>> games = totals.listed(Entry.class);
    String unit = games.isEmpty() ? CombatTable.STEPS : games.get(0).facts().luck().worth();
    return new TableBuilder<Listed<Entry>>(ID, "Luck, game by game")
        .text("game", listed -> listed.facts().game().name())
        .text("id", Listed::gameId)
        .text("result", listed -> listed.facts().game().result())
        .count("attacks", "attacks", listed -> listed.facts().luck().attacks())
        .number("mean", unit, listed -> listed.facts().luck().expected())
        .number("got", unit, listed -> listed.facts().luck().got())
        .number("luck", unit, listed -> listed.facts().luck().luck())
        .known("deviations", "standard deviations", listed -> listed.facts().luck().deviations())
        .note(
            "All numbers from the side of "
                + totals.sides().get(0)
                + ", the first-named. Got: what the enemy lost by the results of the table, less"
                + " what the side lost, by what the game file says that results cost. Mean: the"
                + " sum of the means of the columns used. Luck: got less mean; deviations: in"
                + " standard deviations of these attacks. Games with most luck first, at most "
                + Listed.LONGEST
                + ".")
        .definedIn(RecordedStudy.PAGE)
        .of(games);
  }
}
