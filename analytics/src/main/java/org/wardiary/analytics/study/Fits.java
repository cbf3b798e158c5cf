package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.BiConsumer;

/**
 * How a game is counted by a fitted model, and by others of its kind that were fitted on fewer
 * games.
 *
 * @param own by the model itself: each game by a fit on nine tenths of all games
 * @param without by fits each of which leaves out another part of the games
 * @param halves each game by a fit on half of the games, once for each way of halving them
 * @param <T> class of what is kept of a game
 */
public record Fits<T>(
    BiConsumer<Sampled<T>, Counter> own,
    List<BiConsumer<Sampled<T>, Counter>> without,
    List<BiConsumer<Sampled<T>, Counter>> halves) {

  /** Immutable lists. */
  public Fits {
    without = List.copyOf(without);
    halves = List.copyOf(halves);
  }
}
