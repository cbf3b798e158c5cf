package org.wardiary.analytics.strength;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Corrected;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;

/**
 * A share of won games as it would be between players of equal strength: what is added to the
 * difference of the players' strengths so that as many wins are expected as there were, and what
 * that makes of an even pair. Not safe to share between threads.
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

  /** A share of games that somebody won. */
  public static AmongEquals decided(Strengths strengths) {
    return new AmongEquals(strengths, 0);
  }

  /** A share of all games, drawn ones too. */
  public static AmongEquals all(Strengths strengths) {
    return new AmongEquals(strengths, strengths.draws());
  }

  /**
   * Games of two players, one of whom has the side in question.
   *
   * @param own who has that side
   * @param opponent who has the other
   * @param edge what that side is better by, whoever has it, in logits
   * @param games how many games
   */
  private record Group(String own, String opponent, double edge, double games) {

    private Pairing pairing() {
      return Pairing.of(own, opponent);
    }
  }

  /** Games in which the side in question is equally better than strengths say. */
  public final class Part {

    private final double weight;
    private final List<Group> groups = new ArrayList<>();
    private final SortedMap<Pairing, Double> wins = new TreeMap<>();
    private double won;

    private Part(double weight) {
      this.weight = weight;
    }

    /**
     * Adds games.
     *
     * @param side the side in question, 0 or 1
     * @param mover the side that has the first turn
     */
    public Part games(String own, String opponent, int side, int mover, double games) {
      if (games > 0) {
        groups.add(new Group(own, opponent, strengths.edge(side, mover), games));
      }
      return this;
    }

    /** Adds games that the side in question won. */
    public Part wins(Pairing pairing, double games) {
      wins.merge(pairing, games, Double::sum);
      won += games;
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
      return groups.stream().mapToDouble(one -> one.games() * chance(one, added).win()).sum();
    }

    /** What is to be added so that as many wins are expected as there were. */
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
        sum += group.games() * Davidson.of(group.edge() + added, draws).win();
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
   * A part that counts for so much, whatever its number of games.
   *
   * @param weight all of them together 1
   */
  public Part part(double weight) {
    Part part = new Part(weight);
    parts.add(part);
    return part;
  }

  /** The share of wins that these players were to be expected to have; 0 without games. */
  public double expected() {
    double games = games();
    return games == 0 ? 0 : parts.stream().mapToDouble(part -> part.expected(0)).sum() / games;
  }

  private double games() {
    return parts.stream().mapToDouble(Part::played).sum();
  }

  /** The share among equals; hidden where a part has no games, or was won or lost always. */
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
        chance += factor * factor * group.games() * one.win() * (1 - one.win());
        add(pairings, group.pairing(), -factor * group.games() * one.win(), group.games());
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
