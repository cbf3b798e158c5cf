package org.wardiary.reports.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.compare.Comparison;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.GameSet;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.reports.Tournaments;

/**
 * Repeatedly compares one random half of each bundled tournament with the other, and counts the
 * comparisons that claim a difference although both halves were played by the same rules. {@code
 * docs/coverage.md} has the table.
 */
final class NullComparisons {

  private NullComparisons() {}

  /**
   * Prints the table, and what was claimed on standard error: {@code java … NullComparisons
   * REPETITIONS [GAME…]}.
   */
  public static void main(String[] args) {
    int repetitions = Integer.parseInt(args[0]);
    System.out.println("| game | games of each set | numbers | anything claimed | hold 0 |");
    System.out.println("|---|--:|--:|--:|--:|");
    List<String> ids = List.of(args).subList(1, args.length);
    for (String id : ids.isEmpty() ? Tournaments.ids() : ids) {
      System.out.println(line(id, repetitions));
    }
  }

  private static String line(String id, int repetitions) {
    Game game = Games.find(id).orElseThrow();
    GameInfo info =
        ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow()).info();
    List<PlayedGame> games = new ArrayList<>(Tournaments.of(id).set().games());
    int half = games.size() / 2;
    int claimed = 0;
    long numbers = 0;
    long holding = 0;
    for (int seed = 1; seed <= repetitions; seed++) {
      Collections.shuffle(games, new Random(seed));
      Study one = Studies.of(new GameSet(id, games.subList(0, half)), info);
      Study other = Studies.of(new GameSet(id, games.subList(half, 2 * half)), info);
      Comparison found = Comparison.of(List.of(new Comparison.Pair(one, other))).get(0);
      found.survivors().forEach(claim -> System.err.println(words(claim)));
      claimed += found.survivors().isEmpty() ? 0 : 1;
      numbers += found.differences().size();
      holding +=
          found.differences().stream()
              .filter(each -> each.row().difference().orElseThrow().chance() >= 0.05)
              .count();
    }
    return Text.of(
        "| %s | %d | %d | %.1f %% | %.1f %% |",
        id, half, numbers / repetitions, 100.0 * claimed / repetitions, 100.0 * holding / numbers);
  }

  private static String words(Comparison.Found claim) {
    return Text.of(
        "%s.%s %s: %s and %s, chance %.2g",
        claim.table().id(),
        claim.table().measure().name(),
        claim.row().words(),
        claim.row().first().value(),
        claim.row().second().value(),
        claim.row().difference().orElseThrow().chance());
  }
}
