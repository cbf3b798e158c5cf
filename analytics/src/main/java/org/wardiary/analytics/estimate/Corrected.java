package org.wardiary.analytics.estimate;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A share that a model has corrected for something in which games differ. Its uncertainty is that
 * of games and players, as for any share, and that of the model.
 *
 * @param value the share, above 0 and below 1
 * @param games how many games it rests on
 * @param chance variance of the share due to chance from game to game
 * @param model variance of the share due to the uncertainty of the model
 * @param pairings by how much each pairing of players moved the share, and its number of games
 */
public record Corrected(
    double value,
    long games,
    double chance,
    double model,
    SortedMap<Pairing, Ratio.Sums> pairings) {

  /** Copies the pairings, so that later changes to the argument have no effect. */
  public Corrected {
    pairings = new TreeMap<>(pairings);
  }

  /** The share from 0 to 1, with its interval. */
  public Estimate share() {
    return Intervals.share(this);
  }

  /** A ratio with this value and these deviations. */
  Ratio ratio() {
    SortedMap<Pairing, Ratio.Sums> sums = new TreeMap<>();
    pairings.forEach(
        (pairing, one) ->
            sums.put(
                pairing, new Ratio.Sums(games * one.part() + value * one.whole(), one.whole())));
    double squared = games * (double) games * chance;
    return new Ratio(
        games,
        value * games,
        games,
        new Ratio.Squares(squared + value * value * games, value * games, games),
        sums);
  }
}
