package org.wardiary.analytics.study;

import java.util.Optional;
import org.wardiary.analytics.estimate.Ratio;
import org.wardiary.events.text.Text;

/** Cautions about conclusions if players are few. */
final class Players {

  private static final long FEW = 4;

  private Players() {}

  /** A caution if there are few players; empty otherwise. */
  static Optional<String> sentence(Ratio games) {
    if (!games.share().shown()) {
      return Optional.empty();
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
