package org.wardiary.reports.viewer;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.text.Text;
import org.wardiary.reports.game.SideCounts;

/** Notes when the lead passes from one side to the other. For one game. */
final class Leads {

  private final List<String> sides;
  private int leader = -1;

  Leads(List<String> sides) {
    this.sides = sides;
  }

  /** The change of lead that counts show, in words; the first lead of a game is not a change. */
  Optional<String> next(SideCounts sideCounts) {
    if (sideCounts.first() == sideCounts.second()) {
      return Optional.empty();
    }
    int ahead = sideCounts.first() > sideCounts.second() ? 0 : 1;
    boolean changed = leader >= 0 && ahead != leader;
    leader = ahead;
    return changed
        ? Optional.of(
            Text.of(
                "%s takes the lead (%s %s : %s)",
                sides.get(ahead), sideCounts.what(), sideCounts.first(), sideCounts.second()))
        : Optional.empty();
  }
}
