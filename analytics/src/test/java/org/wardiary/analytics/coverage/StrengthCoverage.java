package org.wardiary.analytics.coverage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.ladder.Elo;
import org.wardiary.analytics.strength.Encounters;
import org.wardiary.analytics.strength.Strengths;
import org.wardiary.analytics.study.PlayedGame;

/**
 * Measures how often the intervals of the players' strengths contain the true ones, also those of
 * players who lost or won nearly all of their games.
 */
final class StrengthCoverage {

  private final int repetitions;
  private final long seed;

  /**
   * Creates a measurement.
   *
   * @param repetitions tournaments for each number
   */
  StrengthCoverage(int repetitions, long seed) {
    this.repetitions = repetitions;
    this.seed = seed;
  }

  /**
   * How many intervals contain the true strength.
   *
   * @param players number of intervals
   * @param holding how many of them contain it
   */
  record Held(long players, long holding) {

    private static final Held NONE = new Held(0, 0);

    private Held plus(long holds) {
      return new Held(players + 1, holding + holds);
    }

    double percent() {
      return 100.0 * holding / players;
    }
  }

  /**
   * The intervals of some tournaments.
   *
   * @param every those of all players
   * @param onesided those of players who lost at most one game, or won at most one
   */
  record Result(Held every, Held onesided) {}

  /**
   * Plays tournaments of new players each.
   *
   * @param deviation standard deviation of the players' strength, in logits
   */
  Result of(double deviation, int players, int games) {
    Random random = new Random(seed + 1000L * players + games);
    Model model = new Model(0, deviation, 0);
    Result result = new Result(Held.NONE, Held.NONE);
    for (int i = 0; i < repetitions; i++) {
      List<Model.Player> all = model.players("player", players, random);
      result = added(result, all, model.tournament(all, games, random));
    }
    return result;
  }

  private static Result added(Result before, List<Model.Player> all, List<PlayedGame> games) {
    Map<String, long[]> scores = scores(games);
    Encounters encounters = new Encounters();
    games.forEach(game -> encounters.add(game.summary()));
    Strengths strengths = Strengths.of(encounters);
    double mean =
        all.stream()
            .filter(player -> scores.containsKey(player.name()))
            .mapToDouble(Model.Player::strength)
            .average()
            .orElseThrow();
    Held every = before.every();
    Held onesided = before.onesided();
    for (Model.Player player : all) {
      if (scores.containsKey(player.name())) {
        double truth = Elo.ofLogit(player.strength() - mean);
        Interval interval = strengths.of(player.name()).interval();
        long holds = interval.low() <= truth && truth <= interval.high() ? 1 : 0;
        every = every.plus(holds);
        long[] score = scores.get(player.name());
        onesided = Math.min(score[0], score[1]) <= 1 ? onesided.plus(holds) : onesided;
      }
    }
    return new Result(every, onesided);
  }

  /** Wins and losses of each player who played. */
  private static Map<String, long[]> scores(List<PlayedGame> games) {
    Map<String, long[]> scores = new HashMap<>();
    for (PlayedGame game : games) {
      for (String side : game.summary().getSides()) {
        long[] score = scores.computeIfAbsent(game.playerOf(side), name -> new long[2]);
        score[game.won(side) ? 0 : 1]++;
      }
    }
    return scores;
  }
}
