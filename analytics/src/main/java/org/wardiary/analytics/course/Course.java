package org.wardiary.analytics.course;

import java.util.List;
import org.wardiary.analytics.study.PlayedGame;

/** What of a game's positions may tell who wins. Immutable and safe to share between threads. */
public interface Course {

  /** What is known of each position, in order. */
  List<Feature> features();

  /**
   * The positions of a game before the first turn and at the ends of its turns, in order; without
   * the last, where the game is over.
   *
   * @return none where the rows that it needs are missing
   */
  List<TurnEnd> positions(PlayedGame game);

  /** Whether a game has any such positions, known without making them. */
  default boolean isKnown(PlayedGame game) {
    return !positions(game).isEmpty();
  }

  /** What the sides did that is worth comparing at equal positions, in order. */
  default List<Attack> attacks(PlayedGame game) {
    return List.of();
  }

  /** How long the units of a game lasted. */
  default List<Life> lives(PlayedGame game) {
    return List.of();
  }

  /** Which places the sides held; one that several of a side hold together comes more than once. */
  default List<Holding> holdings(PlayedGame game) {
    return List.of();
  }

  /** The same of places that are too many to be judged one by one. */
  default List<Holding> smallHoldings(PlayedGame game) {
    return List.of();
  }

  /** What is worth asking the worth of. */
  List<Asset> assets();
}
