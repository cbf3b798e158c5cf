package org.wardiary.analytics.study;

import java.util.Optional;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.events.text.Text;

/** Cautions about conclusions if players are few or always had the same side. */
final class Players {

  private static final long FEW = 4;

  private Players() {}

  /** A caution if there are few players, or if players and sides coincide; empty otherwise. */
  static Optional<String> sentence(Totals totals, Ratio games) {
    if (!games.share().shown()) {
      return Optional.empty();
    }
    if (Balance.sidesCoincide(totals)) {
      return Optional.of(
          "Nobody played both sides: what is said of a side may as well be said of its players.");
    }
    long players = games.players();
    return players > 0 && players < FEW
        ? Optional.of(
            "Only "
                + Text.count(players, "player")
                + " played"
                + ": the intervals are about games of theirs, and say nothing of others.")
        : Optional.empty();
  }
}
