package org.wardiary.analytics.estimate;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A share that a model has corrected for something that games differ in. Beside the uncertainty of
 * games and players, as of any share, it has that of the model.
 *
 * @param value the share, above 0 and below 1
 * @param games how many games it rests on
 * @param chance variance of the share by chance from game to game
 * @param model variance of the share by what the model does not know well
 * @param pairings what each pairing of players moved the share by, and its number of games
 */
public record Corrected(
    double value,
    long games,
    double chance,
    double model,
    SortedMap<Pairing, Ratio.Sums> pairings) {

  /** A share that no later change of the argument reaches. */
  public Corrected {
    pairings = new TreeMap<>(pairings);
  }

  /** As a share from 0 to 1. */
  public Estimate share() {
    return Intervals.share(this);
  }

  /** As a ratio that has these deviations. */
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
