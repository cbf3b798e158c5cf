package org.wardiary.events.game.generalsview.map;

import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.text.Text;

/** Whether the side that begins can take every city in its first turn (GV-1.1). */
final class FirstTurn {

  /** The result of a search. */
  enum Finding {
    POSSIBLE,
    IMPOSSIBLE,
    /** Given up after {@link FirstTurnSearch#MOST_POSITIONS} positions. */
    UNDECIDED
  }

  private FirstTurn() {}

  /** The warnings about a map: at most one sentence for each finding except {@code IMPOSSIBLE}. */
  static List<String> warnings(GeneralsViewMap map) {
    List<String> winners = new ArrayList<>();
    List<String> undecided = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      String name = GeneralsViewMap.SIDES.name(side);
      switch (search(map, side)) {
        case POSSIBLE -> winners.add(name);
        case UNDECIDED -> undecided.add(name);
        case IMPOSSIBLE -> {}
      }
    }
    List<String> warnings = new ArrayList<>();
    if (!winners.isEmpty()) {
      warnings.add(
          Text.of(
              "the side that begins can take every city in its first turn (%s)",
              String.join(", ", winners)));
    }
    if (!undecided.isEmpty()) {
      warnings.add(
          Text.of(
              "the side that begins can perhaps take every city in its first turn"
                  .concat(" (%s): no proof either way in %d positions"),
              String.join(", ", undecided),
              FirstTurnSearch.MOST_POSITIONS));
    }
    return warnings;
  }

  /** Whether a side that begins can take every city in its first turn. */
  static Finding search(GeneralsViewMap map, int side) {
    FirstTurnState state = new FirstTurnState(map, side);
    return new FirstTurnReach(state).includesAllCities()
        ? new FirstTurnSearch(state).run()
        : Finding.IMPOSSIBLE;
  }
}
