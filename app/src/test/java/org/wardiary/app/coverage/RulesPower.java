package org.wardiary.app.coverage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
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
   * @param numbers all numbers that at least half of them have, by name; main ones begin with
   *     {@code main}
   */
  record Result(double claimed, Map<String, Tried> numbers) {

    /** The numbers that answer main questions. */
    Map<String, Tried> main() {
      Map<String, Tried> main = new TreeMap<>(numbers);
      main.keySet().removeIf(name -> !name.startsWith(MAIN));
      return main;
    }

    /**
     * The share of the comparisons that show a number, on average over those that differ by as much
     * as the page says that it would show four times in five; empty if there are none.
     */
    OptionalDouble foretold() {
      return numbers.values().stream().filter(Tried::predicted).mapToDouble(Tried::found).average();
    }
  }

  /**
   * Compares tournaments of eight players by the standard rules with further tournaments of the
   * same players.
   */
  Result compare(Optional<String> rules, int games) {
    int claimed = 0;
    Map<String, Tried> all = new TreeMap<>();
    for (int i = 0; i < repetitions; i++) {
      Comparison comparison = compared(i, rules, games);
      claimed += comparison.survivors().isEmpty() ? 0 : 1;
      for (Comparison.Found number : comparison.differences()) {
        String key =
            number.question().map(question -> MAIN + question.label() + ", ").orElse("")
                + Text.of("%s (%s)", number.table().id(), number.row().words());
        all.merge(key, Tried.of(comparison, number), Tried::plus);
      }
    }
    all.values().removeIf(tried -> 2 * tried.times() < repetitions);
    return new Result((double) claimed / repetitions, all);
  }

  /**
   * A number in several comparisons.
   *
   * @param times how many comparisons have it
   * @param differences sum of its differences
   * @param seen sum of the smallest differences that would be shown four times in five
   * @param shown how often its difference was more than chance
   */
  record Tried(int times, double differences, double seen, int shown) {

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
          times + that.times, differences + that.differences, seen + that.seen, shown + that.shown);
    }

    boolean predicted() {
      return Math.abs(differences) >= seen;
    }

    double found() {
      return (double) shown / times;
    }

    /** The mean difference, the mean of what would be shown, and how often it was. */
    String text() {
      return Text.of(
          "differs by %.3f, shown from %.3f on, found in %.0f %%",
          differences / times, seen / times, 100 * found());
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

  /** The rules that are planted, by what they change. */
  private static final List<Map<String, Integer>> PLANTED =
      List.of(
          Map.of(),
          Map.of("losses-to-end", 8),
          Map.of("flank-attacks", 0),
          Map.of("turn-limit", 36),
          Map.of("passes", 0));

  /** The tag of changed rules of a game; none if nothing is changed. */
  static Optional<String> tag(Game game, Map<String, Integer> changed) {
    return Optional.of(changed)
        .filter(some -> !some.isEmpty())
        .map(some -> RulesTag.write(RuleSet.of(game.parameters(), "planted", some)));
  }

  /**
   * Prints what {@code docs/statistics/comparison.md} says: {@code RulesPower COMPARISONS GAMES},
   * with 20 and 120.
   */
  public static void main(String... args) {
    Game game = Games.find("squares/civil-war").orElseThrow();
    int games = Integer.parseInt(args[1]);
    RulesPower power = new RulesPower(game, Integer.parseInt(args[0]), games);
    for (Map<String, Integer> changed : PLANTED) {
      Result result = power.compare(tag(game, changed), games);
      System.out.println(
          Text.of(
              "%s: %.2f claim anything; %s of %d numbers",
              changed,
              result.claimed(),
              result.foretold(),
              result.numbers().values().stream().filter(Tried::predicted).count()));
      result.main().forEach((name, tried) -> System.out.println("  " + name + " " + tried.text()));
    }
  }
}
