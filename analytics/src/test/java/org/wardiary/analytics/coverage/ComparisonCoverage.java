package org.wardiary.analytics.coverage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.compare.Comparison;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;

/**
 * Measures how often a comparison of games that do not differ claims that they do, how often each
 * interval of a difference contains 0, and whether a planted difference is found.
 */
final class ComparisonCoverage {

  private static final double SHARE = 0.05;
  private static final double STRENGTH = 0.5;

  private final int repetitions;
  private final long seed;

  ComparisonCoverage(int repetitions, long seed) {
    this.repetitions = repetitions;
    this.seed = seed;
  }

  /**
   * How large a set of games is.
   *
   * @param players number of players
   * @param games number of games
   */
  record Size(int players, int games) {}

  /** Who plays the second set. */
  enum Who {
    /** Those who played the first. */
    SAME,
    /** Others. */
    OTHERS,
    /** Those who played the first, and more. */
    MORE
  }

  /**
   * What comparisons say.
   *
   * @param claimed share of the comparisons that claim anything
   * @param covered share of the intervals that contain 0
   */
  record Result(double claimed, double covered) {}

  /**
   * Compares sets of games.
   *
   * @param one size of the first set; where the same play both, only its players count; where more
   *     play the second, they are among the players of the other
   * @param other size of the second set
   * @param edge by how much the first-named side's share of wins exceeds one half in the second set
   */
  Result of(Who who, Size one, Size other, double edge) {
    Random random = new Random(seed + one.players() * 1000L + one.games());
    int claimed = 0;
    long intervals = 0;
    long holding = 0;
    for (int i = 0; i < repetitions; i++) {
      Comparison comparison = compared(who, one, other, edge, random);
      claimed += comparison.survivors().isEmpty() ? 0 : 1;
      intervals += comparison.differences().size();
      holding +=
          comparison.differences().stream()
              .map(found -> found.row().difference().orElseThrow().interval())
              .filter(interval -> interval.low() <= 0 && interval.high() >= 0)
              .count();
    }
    return new Result((double) claimed / repetitions, (double) holding / intervals);
  }

  private static Comparison compared(Who who, Size one, Size other, double edge, Random random) {
    Model fair = new Model(SHARE, STRENGTH, 0);
    List<PlayedGame> first;
    List<PlayedGame> second;
    if (who == Who.SAME) {
      int games = one.games() + other.games();
      List<PlayedGame> all = new ArrayList<>(fair.tournament(one.players(), games, random));
      Collections.shuffle(all, random);
      first = all.subList(0, one.games());
      second = all.subList(one.games(), games);
    } else if (who == Who.OTHERS) {
      first = fair.tournament(one.players(), one.games(), random);
      second =
          new Model(SHARE, STRENGTH, edge)
              .tournament("guest", other.players(), other.games(), random);
    } else {
      List<Model.Player> all = fair.players("player", other.players(), random);
      first = fair.tournament(all.subList(0, one.players()), one.games(), random);
      second = new Model(SHARE, STRENGTH, edge).tournament(all, other.games(), random);
    }
    return Comparison.of(List.of(new Comparison.Pair(study(first), study(second)))).get(0);
  }

  private static Study study(List<PlayedGame> games) {
    Study study = Studies.of(GameInfo.plain("model"));
    games.forEach(study::add);
    return study;
  }
}
