package org.wardiary.analytics.filter;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.wardiary.events.text.Text;

/**
 * Games that fit a query and are not to be counted.
 *
 * @param rules how many, by the rules by which they were played
 * @param simulated how many by the right rules that programs played
 * @param events how many of the others, by event
 */
record LeftOut(Map<String, Long> rules, long simulated, Map<String, Long> events) {

  static final LeftOut NOTHING = new LeftOut(Map.of(), 0, Map.of());

  LeftOut {
    rules = new TreeMap<>(rules);
    events = new TreeMap<>(events);
  }

  /** All in sentences. */
  List<String> notes() {
    return Stream.of(ofRules(), ofPlayers(), ofEvents()).flatMap(Optional::stream).toList();
  }

  /** Because of the rules. */
  Optional<String> ofRules() {
    return new RulePools(List.of(), rules).note();
  }

  /** Because programs played them. */
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

  /** Because of the event. */
  Optional<String> ofEvents() {
    return events.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "games of other events are left out (--event NAME selects them, --event all puts"
                    + " all together): %s",
                EventPools.text(events)));
  }
}
