package org.wardiary.analytics.strength;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;
import org.wardiary.analytics.ladder.Elo;
import org.wardiary.events.text.Text;

/**
 * The players' strengths over all of some games (Bradley, R. A. and Terry, M. E. (1952), Rank
 * analysis of incomplete block designs, Biometrika 39, 324-345, with draws by Davidson): the
 * logarithm of the odds that one player wins against another is the difference between their
 * strengths plus the edge of the side, with the first turn or without it.
 *
 * <p>How much players differ is not known beforehand. Strengths are averaged over the posterior
 * distribution of the players' standard deviation, whose prior is half-Cauchy as for the intervals
 * of other numbers. So nobody is infinitely strong by winning all of few games, and groups that
 * never met are compared with the appropriate uncertainty. The maximum-likelihood strengths,
 * without this prior, are also available if they exist.
 */
public final class Strengths {

  /** Prior median of the players' standard deviation, in logits. */
  private static final double PLAYERS = 0.5;

  private static final int STEPS = 24;
  private static final Likelihood.Prior FLAT = new Likelihood.Prior(0, 1, 1e-9);
  private static final double OTHERS = 0.04; // standard deviation of 5 logits: a very weak prior
  private static final double MOST = 12; // in logits; beyond it there is no real peak
  private static final double TAIL = (1 - Estimate.LEVEL) / 2;

  private final Encounters encounters;
  private final Meetings meetings;
  private final Likelihood likelihood;
  private final Fitted[] fits = new Fitted[STEPS];
  private final double[] deviations = new double[STEPS];
  private final double[] weights;
  private final Fitted fitted;
  private final Optional<Fitted> likeliest;

  private Strengths(Encounters encounters) {
    this.encounters = new Encounters();
    this.encounters.merge(encounters);
    meetings = new Meetings(encounters);
    likelihood = new Likelihood(encounters, meetings.places());
    weights = fit(meetings.places().size());
    fitted = Fitted.mixed(fits, weights);
    likeliest = likeliest(likelihood, meetings);
  }

  /** Fits the strengths to the results of some games. */
  public static Strengths of(Encounters encounters) {
    return new Strengths(encounters);
  }

  /**
   * A strength in Elo, relative to the mean of the players.
   *
   * @param value the estimate
   * @param interval the 95 % interval
   */
  public record Strength(double value, Interval interval) {

    /** Readable text: {@code +120 (+40 to +210)}. */
    public String text() {
      return Text.of(
          "%s (%s to %s)",
          Text.signed(value), Text.signed(interval.low()), Text.signed(interval.high()));
    }
  }

  /**
   * A maximum-likelihood strength in Elo, relative to the mean of the players.
   *
   * @param value the estimate
   * @param error its standard error
   */
  public record Likeliest(double value, double error) {}

  /** Fits the strengths for each standard deviation on the grid; returns its posterior weights. */
  private double[] fit(int players) {
    double[] logarithms = new double[STEPS];
    double[] start = new double[likelihood.size()];
    for (int step = 0; step < STEPS; step++) {
      double deviation = PLAYERS * StrictMath.tan(Math.PI / 2 * (step + 0.5) / STEPS);
      deviations[step] = deviation;
      Likelihood.Peak peak =
          likelihood.peak(start, new Likelihood.Prior(1 / (deviation * deviation), 0, OTHERS));
      start = peak.values();
      fits[step] = Fitted.of(peak, players);
      logarithms[step] =
          peak.logarithm() - players * StrictMath.log(deviation) - peak.logDeterminant() / 2;
    }
    return weights(logarithms);
  }

  private static double[] weights(double[] logarithms) {
    double most = Double.NEGATIVE_INFINITY;
    for (double logarithm : logarithms) {
      most = Math.max(most, logarithm);
    }
    double[] weights = new double[logarithms.length];
    double sum = 0;
    for (int i = 0; i < weights.length; i++) {
      weights[i] = StrictMath.exp(logarithms[i] - most);
      sum += weights[i];
    }
    for (int i = 0; i < weights.length; i++) {
      weights[i] /= sum;
    }
    return weights;
  }

  private static Optional<Fitted> likeliest(Likelihood likelihood, Meetings meetings) {
    if (!meetings.allComparable()) {
      return Optional.empty();
    }
    try {
      Likelihood.Peak peak = likelihood.peak(new double[likelihood.size()], FLAT);
      for (double value : peak.values()) {
        if (Math.abs(value) > MOST) {
          return Optional.empty();
        }
      }
      return Optional.of(Fitted.of(peak, meetings.places().size()));
    } catch (ArithmeticException e) {
      return Optional.empty(); // one side won all games: its edge has no peak
    }
  }

  /** How much the players differ in strength. */
  public PlayersSpread spread() {
    return new PlayersSpread(deviations, weights);
  }

  /** The results to which the strengths were fitted. */
  public Encounters encounters() {
    return encounters;
  }

  /** The players whose strengths are fitted, sorted by name: at most the 300 with most games. */
  public List<String> players() {
    return List.copyOf(meetings.places().keySet());
  }

  /** Number of players with a name who met another such player. */
  public int known() {
    return meetings.all();
  }

  /** Number of groups of players without any game between them. */
  public int groups() {
    return meetings.groups();
  }

  /**
   * A player's strength, with its 95 % interval.
   *
   * @throws IllegalArgumentException if the player is not one of {@link #players}
   */
  public Strength of(String player) {
    int place = place(player);
    double value = fitted.values()[place];
    return new Strength(
        Elo.ofLogit(value),
        new Interval(
            Elo.ofLogit(Fitted.quantile(fits, weights, place, TAIL)),
            Elo.ofLogit(Fitted.quantile(fits, weights, place, 1 - TAIL))));
  }

  /**
   * A player's maximum-likelihood strength; empty if the estimates are not all finite, or there are
   * too many players.
   *
   * @throws IllegalArgumentException if the player is not one of {@link #players}
   */
  public Optional<Likeliest> likeliest(String player) {
    int place = place(player);
    return likeliest.map(
        one ->
            new Likeliest(
                Elo.ofLogit(one.values()[place]),
                Elo.ofLogit(Math.sqrt(one.covariance()[place][place]))));
  }

  /** Expected points per game, 0 to 1, of a player against one of mean strength. */
  public double expected(String player) {
    Davidson chance = Davidson.of(fitted.values()[place(player)], draws());
    return chance.win() + chance.draw() / 2;
  }

  /** Expected points of the first-named side in {@code games} games with a seating. */
  public double expected(Encounters.Seating seating, double games) {
    double apart = logit(seating.first()) - logit(seating.second()) + edge(0, seating.mover());
    Davidson chance = Davidson.of(apart, draws());
    return games * (chance.win() + chance.draw() / 2);
  }

  private int place(String player) {
    Integer place = meetings.places().get(player);
    if (place == null) {
      throw new IllegalArgumentException(
          "expected a player who met another one but got '" + player + "'");
    }
    return place;
  }

  /** A player's strength in logits; 0, the mean, if it was not fitted. */
  double logit(String player) {
    Integer place = meetings.places().get(player);
    return place == null ? 0 : fitted.values()[place];
  }

  /** The edge of a side, in logits, if side {@code mover} has the first turn. */
  double edge(int side, int mover) {
    double edge = likelihood.edge(fitted.values(), mover);
    return side == 0 ? edge : -edge;
  }

  /** Probability of a draw relative to the geometric mean of those of win and loss. */
  double draws() {
    return likelihood.draws(fitted.values());
  }

  Map<String, Integer> places() {
    return meetings.places();
  }

  /** Variance of a weighted sum of strengths; the weights are by place. */
  double variance(double[] weights) {
    return fitted.variance(weights);
  }
}
