package org.wardiary.projector.index;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.wardiary.projector.fold.GameResult;
import org.wardiary.projector.index.Choice.GameRef;
import org.wardiary.projector.index.Results.Forecast;

/**
 * Counts games by result and keeps the latest of them, in whatever order they are added. Mutable,
 * for one thread.
 */
final class Count {

  private record Dated(int date, long id, GameRef game) {}

  private static final Comparator<Dated> EARLIER =
      Comparator.comparingInt(Dated::date).thenComparing(Dated::id, Long::compareUnsigned);

  private final int[] games = new int[GameResult.values().length];
  private int forecast;
  private long points;
  private final PriorityQueue<Dated> last = new PriorityQueue<>(EARLIER);

  /**
   * Counts a game.
   *
   * @param exchange what was done with the sides to match the position asked for
   * @param ply the ply with which the game is named
   * @param expected gives the game's expected score
   */
  void add(Hit hit, Exchange exchange, int ply, ExpectedScore expected) {
    boolean kept = exchange == Exchange.KEPT;
    GameResult outcome = kept ? hit.outcome() : hit.outcome().exchanged();
    games[outcome.ordinal()]++;
    if (expected != ExpectedScore.UNKNOWN && outcome.score().isPresent()) {
      double score = expected.of(hit.gameId());
      forecast(kept ? score : 1 - score);
    }
    if (last.size() == Explorer.LAST) {
      Dated first = last.peek();
      boolean earlier =
          hit.date() < first.date()
              || hit.date() == first.date() && Long.compareUnsigned(hit.id(), first.id()) < 0;
      if (earlier) {
        return;
      }
      last.poll();
    }
    last.add(new Dated(hit.date(), hit.id(), new GameRef(hit.gameId(), ply)));
  }

  private void forecast(double score) {
    if (!Double.isNaN(score)) {
      forecast++;
      points += Forecast.points(score);
    }
  }

  Results results() {
    return new Results(games[0], games[1], games[2], games[3], new Forecast(forecast, points));
  }

  /** The latest games, latest first. */
  List<GameRef> last() {
    List<Dated> sorted = new ArrayList<>(last);
    sorted.sort(EARLIER.reversed());
    return sorted.stream().map(Dated::game).toList();
  }
}
