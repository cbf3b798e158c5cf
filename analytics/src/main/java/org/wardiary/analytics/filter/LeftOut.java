package org.wardiary.analytics.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;

/**
 * Numbers of games that fit a query but are not counted.
 *
 * @param unplayed number of games left out because they were not played
 * @param severalSides number of games left out because more than two sides played them
 * @param rules number of games left out because of their rules, by the name of these
 * @param simulated number of games by the right rules left out because programs played them
 * @param events which of several events the remaining games are of, and those left out because of
 *     it: one for each kind of game with several events, sorted by kind
 */
record LeftOut(
    long unplayed,
    long severalSides,
    Map<String, Long> rules,
    long simulated,
    List<EventChoice> events) {

  static final LeftOut NOTHING = new LeftOut(0, 0, Map.of(), 0, List.of());

  LeftOut {
    rules = new TreeMap<>(rules);
    events = List.copyOf(events);
  }

  /** All that was left out, a sentence for each reason. */
  List<String> notes() {
    return Stream.of(ofUnplayed(), ofRules(), ofPlayers(), ofEvents())
        .flatMap(Optional::stream)
        .toList();
  }

  /** What was left out because not two sides played it, in a sentence; empty if nothing was. */
  Optional<String> ofUnplayed() {
    List<String> reasons = new ArrayList<>();
    if (unplayed > 0) {
      reasons.add(
          Text.of(
              "%s that %s not played (forfeits, byes)",
              Text.count(unplayed, "game"), unplayed == 1 ? "was" : "were"));
    }
    if (severalSides > 0) {
      reasons.add(Text.of("%s of more than two sides", Text.count(severalSides, "game")));
    }
    return reasons.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "%s %s left out",
                String.join(" and ", reasons), unplayed + severalSides == 1 ? "is" : "are"));
  }

  /** What was left out because of the rules, in a sentence; empty if nothing was. */
  Optional<String> ofRules() {
    return new RulePools(List.of(), rules).note();
  }

  /** What was left out because programs played it, in a sentence; empty if nothing was. */
  Optional<String> ofPlayers() {
    return simulated == 0
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "%s of kinds that people played too %s left out"
                    + " (--played-by programs selects them, --played-by programs --played-by people"
                    + " selects all)",
                Text.count(simulated, "simulated game"), simulated == 1 ? "is" : "are"));
  }

  /** What was left out because of its event, in a sentence; empty if nothing was. */
  Optional<String> ofEvents() {
    if (events.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Long> others = new TreeMap<>();
    events.forEach(
        choice ->
            choice.leftOut().forEach((event, games) -> others.merge(event, games, Long::sum)));
    return Optional.of(Text.of("games of other events are left out: %s", EventPools.text(others)));
  }
}
