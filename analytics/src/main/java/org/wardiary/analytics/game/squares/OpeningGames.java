package org.wardiary.analytics.game.squares;

import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;

/** The games in which a side opened in one way. Filled by one thread. */
final class OpeningGames {

  private final SortedMap<Pairing, Counts> pairings = new TreeMap<>();
  private Counts all = new Counts(0, 0, 0, 0, 0);

  /**
   * Games of a pairing, or of all.
   *
   * @param games how many
   * @param mirrored those with the writing of the opening that sorts last
   * @param ones those in which the first-named player of the pairing had the side
   * @param wins those that the side won
   * @param draws those that nobody won
   */
  record Counts(long games, long mirrored, long ones, long wins, long draws) {

    private Counts plus(Counts that) {
      return new Counts(
          games + that.games,
          mirrored + that.mirrored,
          ones + that.ones,
          wins + that.wins,
          draws + that.draws);
    }
  }

  /** The games of several openings. */
  static OpeningGames sum(Collection<OpeningGames> several) {
    OpeningGames sum = new OpeningGames();
    several.forEach(some -> some.pairings.forEach(sum::add));
    return sum;
  }

  /** Adds games of a pairing. */
  void add(Pairing pairing, Counts counts) {
    pairings.merge(pairing, counts, Counts::plus);
    all = all.plus(counts);
  }

  /** All of them. */
  Counts all() {
    return all;
  }

  /** Those of each pairing. */
  SortedMap<Pairing, Counts> pairings() {
    return pairings;
  }

  /** Games that the side won, of all. */
  Ratio wins() {
    SortedMap<Pairing, Ratio.Sums> each = new TreeMap<>();
    pairings.forEach(
        (pairing, counts) -> each.put(pairing, new Ratio.Sums(counts.wins(), counts.games())));
    // a game counts once, so squares and products are the counts themselves
    return new Ratio(
        all.games(),
        all.wins(),
        all.games(),
        new Ratio.Squares(all.wins(), all.wins(), all.games()),
        each);
  }
}
