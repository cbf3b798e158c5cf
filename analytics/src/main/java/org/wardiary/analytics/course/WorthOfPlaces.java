package org.wardiary.analytics.course;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.analytics.study.Accumulator;
import org.wardiary.analytics.study.Certainty;
import org.wardiary.analytics.study.Claim;
import org.wardiary.analytics.study.Finding;
import org.wardiary.analytics.study.Key;
import org.wardiary.analytics.study.Phrases;
import org.wardiary.analytics.study.RowTotals;
import org.wardiary.analytics.study.Statistic;
import org.wardiary.analytics.study.Totals;
import org.wardiary.analytics.table.Table;
import org.wardiary.analytics.table.TableBuilder;
import org.wardiary.events.text.Text;

/** How results go with holding a place: {@code docs/statistics/worth-of-places.md}. */
public final class WorthOfPlaces {

  /** Id of the table. */
  public static final String ID = "worth-of-places";

  /** The middle of a game, as a part of its turns: from one quarter to three quarters. */
  private static final double FROM = 0.25;

  private static final double TO = 0.75;

  private static final String HELD = "held";
  private static final String SCORED = "scored";
  private static final String PREDICTED = "predicted";
  private static final String MORE = "more";
  private static final String SMALL = "small";
  private static final String CHANCE = "chance";

  private WorthOfPlaces() {}

  /** The statistic of what holders scored, and what the model predicted for them. */
  static Statistic statistic(Course course) {
    return WinProbability.calibration(course).also(ID, WorthOfPlaces::table, WorthOfPlaces::claims);
  }

  /** The totals counted once the models are known. */
  private record Seen(Totals totals) {

    static Totals of(Totals totals) {
      return totals.once(Seen.class, Seen::counted).totals();
    }

    private static Seen counted(Totals totals) {
      return new Seen(
          Forecasts.of(totals)
              .recount(
                  totals,
                  (forecasts, game, counts) ->
                      count(game.facts(), forecasts.chances(game), counts)));
    }
  }

  /**
   * Counts a game.
   *
   * @param chances the first-named side's expected score in each of its positions
   */
  static void count(Trajectory trajectory, double[] chances, Accumulator counts) {
    Map<String, Tenure> tenures = new TreeMap<>();
    for (int i = 0; i < chances.length; i++) {
      int turn = trajectory.positions().get(i).turn();
      if (turn >= FROM * trajectory.turns() && turn < TO * trajectory.turns()) {
        double chance = chances[i];
        holders(trajectory.holdings(), turn)
            .forEach((place, side) -> count(trajectory, chance, side, place, tenures, counts));
        holders(trajectory.small(), turn)
            .forEach(
                (place, side) -> {
                  count(trajectory, chance, side, place, tenures, counts);
                  counts.add(Key.of(SMALL, place), 1);
                });
      }
    }
    tenures.forEach(
        (place, one) ->
            counts.addFraction(Key.of(CHANCE, place), one.variance(), Key.of(HELD, place)));
  }

  /** Which side holds each place at the end of a turn, for places that only one side holds. */
  private static Map<String, Integer> holders(List<Holding> holdings, int turn) {
    Map<String, Integer> holders = new TreeMap<>();
    Set<String> both = new HashSet<>();
    for (Holding held : holdings) {
      if (held.at(turn)) {
        Integer other = holders.put(held.place(), held.side());
        if (other != null && other != held.side()) {
          both.add(held.place());
        }
      }
    }
    holders.keySet().removeAll(both);
    return holders;
  }

  /**
   * The positions of a game in which a place was held.
   *
   * @param net number held by the first-named side less that held by the other
   * @param positions number in all
   * @param chances sum of the first-named side's expected scores in them
   */
  private record Tenure(int net, int positions, double chances) {

    Tenure plus(Tenure that) {
      return new Tenure(net + that.net, positions + that.positions, chances + that.chances);
    }

    /** Variance of the holders' total score over these positions, if the model is right. */
    double variance() {
      double chance = chances / positions;
      return (double) net * net * chance * (1 - chance);
    }
  }

  private static void count(
      Trajectory trajectory,
      double chance,
      int side,
      String place,
      Map<String, Tenure> tenures,
      Accumulator counts) {
    double scored = Trajectory.of(side, trajectory.result());
    double predicted = Trajectory.of(side, chance);
    Key positions = Key.of(HELD, place);
    counts
        .add(positions, 1)
        .addFraction(Key.of(SCORED, place), scored, positions)
        .addFraction(Key.of(PREDICTED, place), predicted, positions)
        .addFraction(Key.of(MORE, place), scored - predicted, positions);
    tenures.merge(place, new Tenure(1 - 2 * side, 1, chance), Tenure::plus);
  }

  /**
   * How much more holders scored than the model predicted. If few games went against an almost
   * certain result, that does not make it certain: the variance is at least what the model implies.
   */
  private static Ratio more(Totals seen, String place) {
    return seen.row(place)
        .fraction(MORE, HELD)
        .atLeast(seen.fraction(Key.of(CHANCE, place)))
        .withinGames();
  }

  private static Table table(Totals totals) {
    return table(totals, Seen.of(totals));
  }

  /** The table of what was counted once the models were known. */
  static Table table(Totals totals, Totals seen) {
    return new TableBuilder<RowTotals>(ID, "What it is worth to hold a place")
        .text("place", row -> row.part(0))
        .count("held", "positions", row -> row.count(HELD))
        .count("games", "games", row -> row.games(HELD))
        .share("scored", row -> row.fraction(SCORED, HELD).share())
        .estimate("model", "share", row -> row.fraction(PREDICTED, HELD).share())
        .estimate("more", "share", row -> more(seen, row.part(0)).mean())
        .text("verdict", row -> verdict(totals.certainty(), seen, row.part(0)))
        .estimatesNote(
            WinProbability.note(totals)
                + "Positions at the ends of turns in the middle half of a game, in which one"
                + " side held the place and the other, as it sees the board, did not; of spaces"
                + " that are named together any. Scored: what the holder scored in the end,"
                + " draws as one half. Model: what the model, which does not look at places,"
                + " gave it then. More: the former less the latter. It tells how results go"
                + " with places at otherwise equal positions, not what would come of going"
                + " there. Verdict: whether that is more than chance, among all that the report"
                + " claims; none where places are too many to be judged one by one.")
        .of(seen.rows(seen.parts(1, HELD)));
  }

  private static String verdict(Certainty certainty, Totals seen, String place) {
    return judged(seen, place) ? certainty.verdict(claim(seen, place)) : "";
  }

  private static List<Claim> claims(Totals totals) {
    Totals seen = Seen.of(totals);
    return seen.parts(1, HELD).stream()
        .filter(place -> judged(seen, place))
        .map(place -> claim(seen, place))
        .toList();
  }

  private static boolean judged(Totals seen, String place) {
    return seen.count(Key.of(SMALL, place)) == 0;
  }

  private static Claim claim(Totals seen, String place) {
    return new Claim(ID, place, more(seen, place), Claim.Kind.MEAN);
  }

  /** All places whose worth is more than chance, the most telling one first. */
  static Optional<Finding> finding(Totals totals) {
    List<Claim> places =
        new ArrayList<>(
            claims(totals).stream().filter(claim -> totals.certainty().holds(claim)).toList());
    if (places.isEmpty()) {
      return Optional.empty();
    }
    places.sort(Comparator.comparingDouble(claim -> -Math.abs(claim.ratio().value())));
    String text =
        Text.of(
            "Holding a place in mid-game goes with the result beyond what the position tells: %s.",
            Phrases.list(
                places.stream()
                    .map(
                        claim ->
                            Text.of(
                                "%s %s %s",
                                claim.row(),
                                claim.ratio().value() < 0 ? "costs" : "brings",
                                Phrases.size(claim.ratio().mean())))
                    .toList()));
    double effect = places.get(0).ratio().value();
    return Optional.of(new Finding(ID, Finding.Kind.SHOWN, text).of(effect));
  }
}
