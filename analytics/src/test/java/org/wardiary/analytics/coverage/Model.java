package org.wardiary.analytics.coverage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.wardiary.analytics.Summaries;
import org.wardiary.analytics.study.OwnRows;
import org.wardiary.analytics.study.PlayedGame;

/**
 * Games whose true values are known. Each measure of a game is influenced by both players and by
 * the game itself.
 *
 * @param share each player's share of the variance of a game, 0 to one half
 * @param strength standard deviation of the players' strength, in logits
 * @param edge by how much the first-named side's share of wins exceeds one half, whoever plays
 */
record Model(double share, double strength, double edge) {

  /**
   * Standard deviation of what a game and its players contribute to the losses, before rounding.
   */
  private static final int WIDTH = 10;

  /** What a player contributes to each measure, and the player's strength. */
  record Player(String name, double[] adds, double strength) {}

  /**
   * A tournament: the pairings in a random order, repeated; sides and first turn by chance.
   *
   * @param players number of players
   * @param games number of games
   */
  List<PlayedGame> tournament(int players, int games, Random random) {
    return tournament("player", players, games, random);
  }

  /** As {@link #tournament(int, int, Random)}, of players whose names begin with a word. */
  List<PlayedGame> tournament(String word, int players, int games, Random random) {
    return tournament(players(word, players, random), games, random);
  }

  /** Players whose names begin with a word. */
  List<Player> players(String word, int players, Random random) {
    List<Player> all = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      all.add(player(word + " " + i, random));
    }
    return all;
  }

  /** A tournament of some players. */
  List<PlayedGame> tournament(List<Player> all, int games, Random random) {
    int players = all.size();
    List<int[]> pairings = new ArrayList<>();
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        pairings.add(new int[] {one, other});
      }
    }
    Collections.shuffle(pairings, random);
    List<PlayedGame> played = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      int[] pairing = pairings.get(game % pairings.size());
      boolean turned = random.nextBoolean();
      Player first = all.get(pairing[turned ? 1 : 0]);
      Player second = all.get(pairing[turned ? 0 : 1]);
      played.add(game(game, first, second, random));
    }
    return played;
  }

  /** Games of players who play one game each, for the true values. */
  List<PlayedGame> strangers(int games, Random random) {
    List<PlayedGame> played = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      played.add(game(game, player("", random), player("", random), random));
    }
    return played;
  }

  private Player player(String name, Random random) {
    double[] adds = new double[Measures.COUNT];
    for (int i = 0; i < adds.length; i++) {
      adds[i] = Math.sqrt(share) * random.nextGaussian();
    }
    return new Player(name, adds, strength * random.nextGaussian());
  }

  private PlayedGame game(int number, Player first, Player second, Random random) {
    double[] level = new double[Measures.COUNT];
    for (int i = 0; i < level.length; i++) {
      level[i] =
          first.adds()[i] + second.adds()[i] + Math.sqrt(1 - 2 * share) * random.nextGaussian();
    }
    double logit = first.strength() - second.strength() + logitOfTheEdge();
    boolean won = random.nextDouble() < 1 / (1 + Math.exp(-logit));
    int attacks = 2 + poisson(10, random);
    double flank = 1 / (1 + Math.exp(1 - level[0]));
    int flanks = 0;
    for (int i = 0; i < attacks; i++) {
      flanks += random.nextDouble() < flank ? 1 : 0;
    }
    return new PlayedGame(
        Summaries.game(number, first.name(), second.name(), won ? "Blue" : "Gray")
            .setFirstMover(random.nextBoolean() ? "Blue" : "Gray")
            .setTermination(level[1] > 0.5 ? "strategic" : "attrition")
            .setFirstLosses((int) Math.round(WIDTH * level[2]))
            .setTurns((int) Math.round(30 * Math.exp(0.3 * level[3])))
            .setCounts(
                Map.of(
                    Coins.THROWN, Coins.thrown(level[0]),
                    Measures.ATTACKS, (long) attacks,
                    Measures.FLANKS, (long) flanks,
                    Measures.MOVES, (long) poisson(Math.exp(1 + 0.5 * level[4]), random),
                    Measures.CHARGES, (long) poisson(Math.exp(-2.5 + 0.7 * level[5]), random)))
            .build(),
        List.of(),
        OwnRows.NONE);
  }

  /**
   * The edge between equal players, in logits, chosen so that the edge over all games is the given
   * one: where one player is much stronger, the side matters less. This is the mean of a logistic
   * curve over a normal difference of strength, accurate to a few thousandths.
   */
  private double logitOfTheEdge() {
    double difference = 2 * strength * strength;
    return Math.log((1 + 2 * edge) / (1 - 2 * edge)) * Math.sqrt(1 + Math.PI * difference / 8);
  }

  private static int poisson(double mean, Random random) {
    double chance = Math.exp(-mean);
    double sum = chance;
    double drawn = random.nextDouble();
    int value = 0;
    while (drawn > sum && value < 500) {
      value++;
      chance *= mean / value;
      sum += chance;
    }
    return value;
  }
}
