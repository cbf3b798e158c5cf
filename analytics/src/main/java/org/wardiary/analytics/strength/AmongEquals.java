package org.wardiary.analytics.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Corrected;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;

/**
 * A score, draws as half, as it would be between players of equal strength. A constant is added to
 * the difference between the players' strengths so that the expected number of wins equals the
 * actual one; the share is then that expected for two equal players. Not thread-safe.
 */
public final class AmongEquals {

  private static final int STEPS = 60;
  private static final double FAR = 20;

  private final Strengths strengths;
  private final double draws;
  private final List<Part> parts = new ArrayList<>();

  private AmongEquals(Strengths strengths, double draws) {
    this.strengths = strengths;
    this.draws = draws;
  }

  /** Starts a share of the decided games, those that somebody won. */
  public static AmongEquals decided(Strengths strengths) {
    return new AmongEquals(strengths, 0);
  }

  /** Starts a share of all games, draws as half. */
  public static AmongEquals all(Strengths strengths) {
    return new AmongEquals(strengths, strengths.draws());
  }

  /**
   * Games between two players, one of whom has the side in question.
   *
   * @param own the player who has that side
   * @param opponent the player who has the other side
   * @param edge advantage of that side, whoever has it, in logits
   * @param games number of games
   */
  private record Group(String own, String opponent, double edge, double games) {

    private Pairing pairing() {
      return Pairing.of(own, opponent);
    }
  }

  /** Games with the same additional advantage of the side in question over what strengths imply. */
  public final class Part {

    private final double weight;
    private final List<Group> groups = new ArrayList<>();
    private final SortedMap<Pairing, Double> wins = new TreeMap<>();
    private double won;

    private Part(double weight) {
      this.weight = weight;
    }

    /**
     * Adds games between two players.
     *
     * @param own the player who has the side in question
     * @param opponent the player who has the other side
     * @param side the side in question, 0 or 1
     * @param mover the side that has the first turn, 0 or 1
     * @param games number of games; nothing is added if it is 0
     */
    public Part games(String own, String opponent, int side, int mover, double games) {
      if (games > 0) {
        groups.add(new Group(own, opponent, strengths.edge(side, mover), games));
      }
      return this;
    }

    /** Adds the score of the side in question; the games must be added separately. */
    public Part wins(Pairing pairing, double score) {
      wins.merge(pairing, score, Double::sum);
      won += score;
      return this;
    }

    private double played() {
      return groups.stream().mapToDouble(Group::games).sum();
    }

    private Davidson chance(Group group, double added) {
      double apart = strengths.logit(group.own()) - strengths.logit(group.opponent());
      return Davidson.of(apart + group.edge() + added, draws);
    }

    private double expected(double added) {
      return groups.stream().mapToDouble(one -> one.games() * chance(one, added).score()).sum();
    }

    /** The logit to be added so that the expected number of wins equals the actual one. */
    private double added() {
      double low = -FAR;
      double high = FAR;
      for (int step = 0; step < STEPS; step++) {
        double middle = (low + high) / 2;
        if (expected(middle) < won) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return (low + high) / 2;
    }

    private double amongEquals(double added) {
      double sum = 0;
      for (Group group : groups) {
        sum += group.games() * Davidson.of(group.edge() + added, draws).score();
      }
      return sum / played();
    }

    private double slopeAmongEquals(double added) {
      double sum = 0;
      for (Group group : groups) {
        sum += group.games() * Davidson.of(group.edge() + added, draws).slope();
      }
      return sum / played();
    }
  }

  /**
   * Adds a part with a fixed weight, regardless of its number of games.
   *
   * @param weight the weight; those of all parts must sum to 1
   */
  public Part part(double weight) {
    Part part = new Part(weight);
    parts.add(part);
    return part;
  }

  /** The score expected from the players' strengths; empty if there are no games. */
  public OptionalDouble expected() {
    double games = games();
    return games == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(parts.stream().mapToDouble(part -> part.expected(0)).sum() / games);
  }

  private double games() {
    return parts.stream().mapToDouble(Part::played).sum();
  }

  /** How much more than expected was scored in a game; no ratio of 0 games has a meaning. */
  public Ratio above() {
    double[] weights = new double[strengths.places().size()];
    SortedMap<Pairing, Ratio.Sums> pairings = new TreeMap<>();
    double games = games();
    double above = 0;
    double chance = 0;
    for (Part part : parts) {
      above += part.won - part.expected(0);
      part.wins.forEach((pairing, wins) -> add(pairings, pairing, wins, 0));
      for (Group group : part.groups) {
        Davidson one = part.chance(group, 0);
        chance += group.games() * one.variance();
        add(pairings, group.pairing(), -group.games() * one.score(), group.games());
        weigh(weights, group.own(), -group.games() * one.slope() / games);
        weigh(weights, group.opponent(), group.games() * one.slope() / games);
      }
    }
    Ratio.Squares squares = new Ratio.Squares(chance + above * above / games, above, games);
    return new Ratio(Math.round(games), above, games, squares, pairings)
        .byModel(strengths.variance(weights));
  }

  /** The share among equals; hidden if there are too few games or a part lacks wins or non-wins. */
  public Estimate share() {
    long games = Math.round(games());
    boolean open = parts.stream().allMatch(part -> part.won > 0 && part.won < part.played());
    return games < Estimate.FEWEST || !open ? Estimate.hidden(games) : corrected(games).share();
  }

  private Corrected corrected(long games) {
    double value = 0;
    double chance = 0;
    double[] weights = new double[strengths.places().size()];
    SortedMap<Pairing, Ratio.Sums> pairings = new TreeMap<>();
    for (Part part : parts) {
      double added = part.added();
      value += part.weight * part.amongEquals(added);
      double slopes = 0;
      for (Group group : part.groups) {
        slopes += group.games() * part.chance(group, added).slope();
      }
      double factor = part.weight * part.slopeAmongEquals(added) / slopes;
      for (Group group : part.groups) {
        Davidson one = part.chance(group, added);
        chance += factor * factor * group.games() * one.variance();
        add(pairings, group.pairing(), -factor * group.games() * one.score(), group.games());
        weigh(weights, group.own(), -factor * group.games() * one.slope());
        weigh(weights, group.opponent(), factor * group.games() * one.slope());
      }
      part.wins.forEach((pairing, wins) -> add(pairings, pairing, factor * wins, 0));
    }
    return new Corrected(value, games, chance, strengths.variance(weights), pairings);
  }

  private void weigh(double[] weights, String player, double weight) {
    Integer place = strengths.places().get(player);
    if (place != null) {
      weights[place] += weight;
    }
  }

  private static void add(
      SortedMap<Pairing, Ratio.Sums> pairings, Pairing pairing, double part, double whole) {
    Ratio.Sums before = pairings.getOrDefault(pairing, new Ratio.Sums(0, 0));
    pairings.put(pairing, new Ratio.Sums(before.part() + part, before.whole() + whole));
  }
}
