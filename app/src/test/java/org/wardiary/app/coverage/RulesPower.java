package org.wardiary.app.coverage;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.compare.Comparison;
import org.wardiary.analytics.estimate.Difference;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.Study;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;
import org.wardiary.reports.page.ReportGame;

/**
 * Measures how often a comparison finds a changed rule, how often it says that it would, and how
 * often it claims a difference between games by the same rules.
 */
final class RulesPower {

  private static final int PLAYERS = 8;
  private static final String MAIN = "main: ";

  private final GameInfo info;
  private final Population population;
  private final int repetitions;
  private final int most;

  /**
   * Creates a measurement.
   *
   * @param repetitions comparisons for each number
   * @param most games of each tournament, of which the first ones are compared
   */
  RulesPower(Game game, int repetitions, int most) {
    this.info =
        ReportGame.of(game, MapLibrary.bundled().find(game.standardMap()).orElseThrow()).info();
    this.population = new Population(game);
    this.repetitions = repetitions;
    this.most = most;
  }

  /**
   * What comparisons say.
   *
   * @param claimed share of them that claim anything
   * @param all about all numbers
   * @param main about those that answer the main questions
   */
  record Result(double claimed, Foretold all, Foretold main) {}

  /**
   * Numbers that differ, on average, by as much as the page says that it would show four times in
   * five.
   *
   * @param numbers how many there are
   * @param found share of the comparisons that show them, on average; 0 if there are none
   */
  record Foretold(long numbers, double found) {}

  /**
   * Compares tournaments of eight players by the standard rules with further tournaments of the
   * same players.
   */
  Result compare(Optional<String> rules, int games) {
    int claimed = 0;
    Map<String, Tried> all = new HashMap<>();
    for (int i = 0; i < repetitions; i++) {
      Comparison comparison = compared(i, rules, games);
      claimed += comparison.survivors().isEmpty() ? 0 : 1;
      for (Comparison.Found number : comparison.differences()) {
        Tried tried = Tried.of(comparison, number);
        String key =
            (number.isMain() ? MAIN : "") + number.table().id() + " " + number.row().words();
        all.merge(key, tried, Tried::plus);
      }
    }
    return new Result((double) claimed / repetitions, foretold(all, ""), foretold(all, MAIN));
  }

  private Foretold foretold(Map<String, Tried> all, String start) {
    double[] found =
        all.entrySet().stream()
            .filter(one -> one.getKey().startsWith(start))
            .map(Map.Entry::getValue)
            .filter(tried -> 2 * tried.times() >= repetitions && tried.predicted())
            .mapToDouble(tried -> (double) tried.shown() / tried.times())
            .toArray();
    return new Foretold(found.length, Arrays.stream(found).average().orElse(0));
  }

  /**
   * A number in several comparisons.
   *
   * @param times how many comparisons have it
   * @param difference sum of its differences
   * @param seen sum of the smallest differences that would be shown four times in five
   * @param shown how often its difference was more than chance
   */
  private record Tried(int times, double difference, double seen, int shown) {

    static Tried of(Comparison comparison, Comparison.Found number) {
      Difference difference = number.row().difference().orElseThrow();
      return new Tried(
          1,
          difference.value(),
          difference.detectable(comparison.certainty().alone(number)),
          comparison.certainty().holds(number) ? 1 : 0);
    }

    Tried plus(Tried that) {
      return new Tried(
          times + that.times, difference + that.difference, seen + that.seen, shown + that.shown);
    }

    boolean predicted() {
      return Math.abs(difference) >= seen;
    }
  }

  private Comparison compared(int players, Optional<String> rules, int games) {
    Study standard = study(new Population.Tournament(players, PLAYERS, most), games);
    Study other = study(new Population.Tournament(players, PLAYERS, most, 1, rules), games);
    return Comparison.of(List.of(new Comparison.Pair(standard, other))).get(0);
  }

  private Study study(Population.Tournament tournament, int games) {
    Study study = Studies.of(info);
    population.play(tournament).subList(0, games).forEach(study::add);
    return study;
  }

  /**
   * Prints what {@code docs/statistics/comparison.md} says: {@code RulesPower COMPARISONS GAMES},
   * with 20 and 120.
   */
  public static void main(String... args) {
    Game game = Games.find("squares/civil-war").orElseThrow();
    int games = Integer.parseInt(args[1]);
    RulesPower power = new RulesPower(game, Integer.parseInt(args[0]), games);
    for (int losses : new int[] {10, 8, 5}) {
      RuleSet rules = RuleSet.of(game.parameters(), "less", Map.of("losses-to-end", losses));
      Optional<String> other = losses == 10 ? Optional.empty() : Optional.of(RulesTag.write(rules));
      System.out.println(Text.of("%d: %s", losses, power.compare(other, games)));
    }
  }
}
