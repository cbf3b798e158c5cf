package org.wardiary.analytics.player;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.wardiary.analytics.strength.Encounters.Seating;
import org.wardiary.projector.index.ExpectedScore;
import org.wardiary.projector.view.GameSummary;

/**
 * Points that the first-named side was expected to make of each game by the strengths that all
 * games of its players tell of, its side and the first turn. Immutable.
 */
public final class ExpectedScores implements ExpectedScore {

  private final Map<String, Double> scores;

  private ExpectedScores(Map<String, Double> scores) {
    this.scores = Map.copyOf(scores);
  }

  /** The expected scores of some games; strengths are those of their {@link Pool}s. */
  public static ExpectedScores of(Collection<GameSummary> games) {
    Map<String, Double> scores = new HashMap<>();
    for (Pool pool : Pool.of(games)) {
      Set<String> known = Set.copyOf(pool.strengths().players());
      for (GameSummary game : pool.games()) {
        Seating seating = Seating.of(game);
        if (seating.betweenTwo()
            && known.contains(seating.first())
            && known.contains(seating.second())) {
          scores.put(game.getGameId(), pool.strengths().expected(seating, 1));
        }
      }
    }
    return new ExpectedScores(scores);
  }

  @Override
  public double of(String gameId) {
    return scores.getOrDefault(gameId, Double.NaN);
  }
}
