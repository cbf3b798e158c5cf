package org.wardiary.analytics.game.squares;

import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.estimate.Ratio;

/** The games in which a side chose an opening. Not thread-safe. */
final class OpeningGames {

  private final SortedMap<Pairing, Counts> pairings = new TreeMap<>();
  private Counts all = new Counts(0, 0, 0, 0, 0, 0);

  /**
   * Numbers of games of a pairing, or of all pairings.
   *
   * @param games all games
   * @param mirrored games in which the opening was played as the mirror image that sorts last
   * @param finished games that have a result
   * @param ones finished games in which {@link Pairing#one} had the side
   * @param wins games that the side won
   * @param draws drawn games
   */
  record Counts(long games, long mirrored, long finished, long ones, long wins, long draws) {

    /** Wins, and draws as half. */
    double score() {
      return wins + draws / 2.0;
    }

    private Counts plus(Counts that) {
      return new Counts(
          games + that.games,
          mirrored + that.mirrored,
          finished + that.finished,
          ones + that.ones,
          wins + that.wins,
          draws + that.draws);
    }
  }

  /** The games of several openings together. */
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

  /** The numbers over all pairings. */
  Counts all() {
    return all;
  }

  /** The numbers by pairing. */
  SortedMap<Pairing, Counts> pairings() {
    return pairings;
  }

  /** What the side scored in the finished games, draws as half. */
  Ratio score() {
    SortedMap<Pairing, Ratio.Sums> each = new TreeMap<>();
    pairings.forEach(
        (pairing, counts) -> each.put(pairing, new Ratio.Sums(counts.score(), counts.finished())));
    return new Ratio(
        all.finished(),
        all.score(),
        all.finished(),
        new Ratio.Squares(all.wins() + all.draws() / 4.0, all.score(), all.finished()),
        each);
  }
}
