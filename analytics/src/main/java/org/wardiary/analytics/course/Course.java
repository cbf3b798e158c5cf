package org.wardiary.analytics.course;

import java.util.List;
import org.wardiary.analytics.study.PlayedGame;

/** What in a game's positions may tell who wins. Immutable and safe to share between threads. */
public interface Course {

  /** The features of each position, in order. */
  List<Feature> features();

  /**
   * The positions of a game before the first turn and at the end of each turn, in order; without
   * the last turn, at whose end the game is over.
   *
   * @return the positions; empty if the rows needed for them are missing
   */
  List<TurnEnd> positions(PlayedGame game);

  /**
   * Whether {@link #positions} of a game is not empty; implementations can tell without making
   * them.
   */
  default boolean isKnown(PlayedGame game) {
    return !positions(game).isEmpty();
  }

  /** The sides' attacks that are worth comparing at equal positions, in order. */
  default List<Attack> attacks(PlayedGame game) {
    return List.of();
  }

  /** How long the units of a game lasted. */
  default List<Life> lives(PlayedGame game) {
    return List.of();
  }

  /**
   * Which places the sides held; a place that several units of a side hold together comes more than
   * once.
   */
  default List<Holding> holdings(PlayedGame game) {
    return List.of();
  }

  /** Like {@link #holdings}, for places that are too many to be judged one by one. */
  default List<Holding> smallHoldings(PlayedGame game) {
    return List.of();
  }

  /** The assets whose worth is estimated. */
  List<Asset> assets();
}
