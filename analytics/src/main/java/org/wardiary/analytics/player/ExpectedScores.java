package org.wardiary.analytics.player;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.wardiary.analytics.strength.Encounters.Seating;
import org.wardiary.projector.index.ExpectedScore;
import org.wardiary.projector.view.GameSummary;

/**
 * Points, 0 to 1, that the first-named side was expected to score in each game, given the players'
 * strengths as estimated from all games, the side and the first turn. Immutable.
 */
public final class ExpectedScores implements ExpectedScore {

  private final Map<String, Double> scores;

  private ExpectedScores(Map<String, Double> scores) {
    this.scores = Map.copyOf(scores);
  }

  /** The expected scores of some games, from the strengths in their {@link Pool}s. */
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
