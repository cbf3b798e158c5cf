package org.wardiary.analytics.strength;

import java.util.Collections;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.events.referee.Endings;
import org.wardiary.projector.fold.GameResult;
import org.wardiary.projector.fold.PlayerName;
import org.wardiary.projector.view.GameSummary;

/**
 * Counts of games by who met whom with which side, who had the first turn and who won. Games may be
 * added and parts merged in any order. The size grows with the number of pairings of players, not
 * of games.
 */
public final class Encounters {

  private final SortedMap<Seating, Results> results = new TreeMap<>();

  /**
   * Two players and their sides.
   *
   * @param first the player who has the first-named side; "" if unknown
   * @param second the player who has the other side; "" if unknown
   * @param mover the side that has the first turn, 0 or 1; {@link #UNKNOWN} if it is not known
   */
  public record Seating(String first, String second, int mover) implements Comparable<Seating> {

    private static final Comparator<Seating> ORDER =
        Comparator.comparing(Seating::first)
            .thenComparing(Seating::second)
            .thenComparingInt(Seating::mover);

    /** In place of a side that has the first turn, where it is not known. */
    public static final int UNKNOWN = 2;

    /** The seating of a game. */
    public static Seating of(GameSummary game) {
      int mover = game.getFirstMover().equals(game.getSides().get(0)) ? 0 : 1;
      return new Seating(
          PlayerName.of(game, 0),
          PlayerName.of(game, 1),
          game.getFirstMover().isEmpty() ? UNKNOWN : mover);
    }

    /** Whether both players are known and they are different. */
    public boolean betweenTwo() {
      return !first.isEmpty() && !second.isEmpty() && !first.equals(second);
    }

    /**
     * Adds the decided games of this seating to a part of a share.
     *
     * @param side the side in question, 0 or 1
     * @param results results of the games with this seating
     */
    public void addTo(AmongEquals.Part part, int side, Results results) {
      part.games(
          side == 0 ? first : second,
          side == 0 ? second : first,
          side,
          mover,
          (double) (results.first() + results.second()));
      part.wins(
          Pairing.of(first, second), (double) (side == 0 ? results.first() : results.second()));
    }

    @Override
    public int compareTo(Seating that) {
      return ORDER.compare(this, that);
    }
  }

  /**
   * Numbers of games by result.
   *
   * @param first games won by the first-named side
   * @param second games won by the other side
   * @param draws drawn games
   */
  public record Results(long first, long second, long draws) {

    private static Results of(GameResult result) {
      return switch (result) {
        case FIRST -> new Results(1, 0, 0);
        case SECOND -> new Results(0, 1, 0);
        case DRAW -> new Results(0, 0, 1);
        case OPEN -> new Results(0, 0, 0);
      };
    }

    private Results plus(Results that) {
      return new Results(first + that.first, second + that.second, draws + that.draws);
    }

    /** Number of games. */
    public long games() {
      return first + second + draws;
    }
  }

  /**
   * Adds a game; ignores one that is unfinished or was not played, and one with more than two
   * sides.
   */
  public void add(GameSummary game) {
    GameResult result = GameResult.of(game);
    boolean played = Endings.isPlayed(game.getTermination());
    if (result.isFinished() && played && game.getSides().size() == 2) {
      results.merge(Seating.of(game), Results.of(result), Results::plus);
    }
  }

  /** Adds the games of other encounters; no game may belong to both. */
  public void merge(Encounters that) {
    that.results.forEach((seating, result) -> results.merge(seating, result, Results::plus));
  }

  /** All counts, sorted by seating; an unmodifiable view. */
  public SortedMap<Seating, Results> results() {
    return Collections.unmodifiableSortedMap(results);
  }
}
