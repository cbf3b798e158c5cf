package org.wardiary.analytics.study;

import java.util.List;
import java.util.function.BiConsumer;

/**
 * How a game is counted by a fitted model, and by models of the same kind fitted on fewer games.
 *
 * @param own counts each game by a fit on nine tenths of all games (cross-validation)
 * @param without counts by fits that each leave out a different part of the games (jackknife)
 * @param halves counts each game by a fit on half of the games, once for each way of halving them
 * @param <T> type of the facts kept of a game
 */
public record Fits<T>(
    BiConsumer<Sampled<T>, Accumulator> own,
    List<BiConsumer<Sampled<T>, Accumulator>> without,
    List<BiConsumer<Sampled<T>, Accumulator>> halves) {

  /** Copies the lists. */
  public Fits {
    without = List.copyOf(without);
    halves = List.copyOf(halves);
  }
}
