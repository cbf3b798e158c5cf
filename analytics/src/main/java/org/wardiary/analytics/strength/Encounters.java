package org.wardiary.analytics.strength;

import java.util.Collections;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import org.wardiary.analytics.estimate.Pairing;
import org.wardiary.analytics.state.StateReader;
import org.wardiary.analytics.state.StateWriter;
import org.wardiary.projector.view.GameSummary;

/**
 * Who met whom with which side, who had the first turn, and how it ended. Counts alone: games may
 * be added and parts merged in any order. They grow with the pairings of players, not with the
 * games.
 */
public final class Encounters {

  private static final String DRAW = "draw";

  private final SortedMap<Seating, Results> results = new TreeMap<>();

  /**
   * Two players and their sides.
   *
   * @param first who has the first-named side; "" if unknown
   * @param second who has the other; "" if unknown
   * @param mover the side that has the first turn, 0 or 1
   */
  public record Seating(String first, String second, int mover) implements Comparable<Seating> {

    private static final Comparator<Seating> ORDER =
        Comparator.comparing(Seating::first)
            .thenComparing(Seating::second)
            .thenComparingInt(Seating::mover);

    /** Who played a game. */
    public static Seating of(GameSummary game) {
      return new Seating(
          name(game.getFirstPlayer()),
          name(game.getSecondPlayer()),
          game.getFirstMover().equals(game.getSides().get(0)) ? 0 : 1);
    }

    /** Whether both players are known, and two. */
    public boolean betweenTwo() {
      return !first.isEmpty() && !second.isEmpty() && !first.equals(second);
    }

    /**
     * Adds its decided games to those of which a share is asked.
     *
     * @param side the side in question
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
   * How games ended.
   *
   * @param first won by the first-named side
   * @param second won by the other
   * @param draws drawn
   */
  public record Results(long first, long second, long draws) {

    private Results plus(Results that) {
      return new Results(first + that.first, second + that.second, draws + that.draws);
    }

    /** How many they are. */
    public long games() {
      return first + second + draws;
    }
  }

  /** Adds a game; one that nobody won or drew is passed over. */
  public void add(GameSummary game) {
    int winner = game.getSides().indexOf(game.getResult());
    boolean drawn = game.getResult().equals(DRAW);
    if (winner < 0 && !drawn) {
      return;
    }
    Seating seating = Seating.of(game);
    Results result = new Results(winner == 0 ? 1 : 0, winner == 1 ? 1 : 0, drawn ? 1 : 0);
    results.merge(seating, result, Results::plus);
  }

  /** Adds the games of others; no game may belong to both. */
  public void merge(Encounters that) {
    that.results.forEach((seating, result) -> results.merge(seating, result, Results::plus));
  }

  /** Writes the counts. */
  public void write(StateWriter out) {
    out.all(
        results.entrySet(),
        (entry, to) -> {
          Seating seating = entry.getKey();
          Results result = entry.getValue();
          to.text(seating.first()).text(seating.second()).number(seating.mover());
          to.number(result.first()).number(result.second()).number(result.draws());
        });
  }

  /** Adds counts that were written. */
  public void read(StateReader in) {
    in.each(
        from -> {
          Seating seating = new Seating(from.text(), from.text(), from.size());
          Results result = new Results(from.number(), from.number(), from.number());
          results.merge(seating, result, Results::plus);
        });
  }

  private static String name(String player) {
    return player.equals("?") ? "" : player;
  }

  /** All counts, sorted. */
  public SortedMap<Seating, Results> results() {
    return Collections.unmodifiableSortedMap(results);
  }
}
