package org.wardiary.projector.index;

import org.wardiary.events.game.Symmetry;

/** What a symmetry does with the sides. */
enum Exchange {
  /** They keep their places. */
  KEPT,
  /** They change places. */
  EXCHANGED;

  static Exchange of(Symmetry symmetry) {
    return symmetry.exchangesSides() ? EXCHANGED : KEPT;
  }

  /** What one symmetry followed by the reverse of another does. */
  static Exchange between(Symmetry one, Symmetry other) {
    return of(one) == of(other) ? KEPT : EXCHANGED;
  }

  /** What was done with the sides of a position that matches in some way. */
  static Exchange of(PositionMatch match) {
    return match == PositionMatch.EXCHANGED ? EXCHANGED : KEPT;
  }
}
