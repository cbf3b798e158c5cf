package org.wardiary.analytics.coverage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.wardiary.analytics.Studies;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.study.Balance;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.GameInfo;
import org.wardiary.analytics.study.PlayedGame;
import org.wardiary.analytics.study.Study;
import org.wardiary.analytics.study.Totals;

/**
 * Measures how often the intervals contain the true values, how often a report of fair games claims
 * something, and whether planted edges are found.
 */
final class Coverage {

  private static final double STRENGTH = 0.5;
  private static final int TRUTH = 200_000;

  private final int repetitions;
  private final long seed;

  /**
   * Creates a measurement.
   *
   * @param repetitions tournaments for each number
   */
  Coverage(int repetitions, long seed) {
    this.repetitions = repetitions;
    this.seed = seed;
  }

  /** The true values, estimated from many games of people who play one game each. */
  static Map<Measures, Double> truth(double share, long seed) {
    List<PlayedGame> games = new Model(share, STRENGTH, 0).strangers(TRUTH, new Random(seed));
    Totals totals = Measures.totals(games);
    Map<Measures, Double> truth = new EnumMap<>(Measures.class);
    for (Measures measure : Measures.values()) {
      truth.put(measure, measure.of(totals).value());
    }
    return truth;
  }

  /** The percentage of tournaments in which each interval contains the true value. */
  Map<Measures, Double> covered(double share, int players, int games, Map<Measures, Double> truth) {
    // a generator that is split among threads would give other numbers on other machines
    long[] seeds =
        new SplittableRandom(seed + Objects.hash(share, players, games))
            .longs(repetitions)
            .toArray();
    Map<Measures, Long> held =
        Arrays.stream(seeds)
            .parallel()
            .mapToObj(one -> holding(share, players, games, truth, new Random(one)))
            .flatMap(Set::stream)
            .collect(Collectors.groupingBy(measure -> measure, Collectors.counting()));
    Map<Measures, Double> covered = new EnumMap<>(Measures.class);
    for (Measures measure : Measures.values()) {
      covered.put(measure, 100.0 * held.getOrDefault(measure, 0L) / repetitions);
    }
    return covered;
  }

  /** The measures whose intervals contain the true value in one tournament. */
  private static Set<Measures> holding(
      double share, int players, int games, Map<Measures, Double> truth, Random random) {
    Totals totals =
        Measures.totals(new Model(share, STRENGTH, 0).tournament(players, games, random));
    Set<Measures> holding = EnumSet.noneOf(Measures.class);
    for (Measures measure : Measures.values()) {
      Interval interval = measure.of(totals).interval();
      double value = truth.get(measure);
      if (interval.low() <= value && value <= interval.high()) {
        holding.add(measure);
      }
    }
    return holding;
  }

  /**
   * What reports of four kinds of games say about their balance.
   *
   * @param claimed share of the reports that claim anything
   * @param found share of the reports that claim an edge for the first kind's first-named side
   * @param detectable mean of the edges that the reports say would be shown
   */
  record Verdicts(double claimed, double found, double detectable) {}

  Verdicts verdicts(int players, int games, double edge) {
    Random random = new Random(seed + players * 1000L + games);
    Model model = new Model(0.02, STRENGTH, edge);
    int claimed = 0;
    int found = 0;
    double detectable = 0;
    for (int i = 0; i < repetitions; i++) {
      List<Study> report = new ArrayList<>();
      for (int kind = 0; kind < KINDS; kind++) {
        Study study =
            new Study(GameInfo.plain("game"), List.of(Balance.statistic(), Coins.statistic()));
        Model played = kind == 0 ? model : new Model(0.02, STRENGTH, 0);
        played.tournament(players, games, random).forEach(study::add);
        report.add(study);
      }
      Certainty certainty = Studies.judge(report);
      List<Claim> claims = report.stream().flatMap(study -> study.claims().stream()).toList();
      claimed += claims.stream().anyMatch(certainty::holds) ? 1 : 0;
      Claim side =
          claims.stream()
              .filter(claim -> claim.table().equals(Balance.ID))
              .findFirst()
              .orElseThrow();
      found += certainty.holds(side) ? 1 : 0;
      detectable += side.ratio().detectable(Claim.EVEN, certainty.alone(side)) / repetitions;
    }
    return new Verdicts((double) claimed / repetitions, (double) found / repetitions, detectable);
  }

  private static final int KINDS = 4;
}
