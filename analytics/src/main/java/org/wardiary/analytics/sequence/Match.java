package org.wardiary.analytics.sequence;

import java.util.List;

/**
 * A sequence that was found in a game.
 *
 * @param events the events, one per step, in the order of the steps in the query
 */
public record Match(List<EventRow> events) {

  /** Copies the list. */
  public Match {
    events = List.copyOf(events);
  }

  /** The event of the first step, which is what is counted. */
  public EventRow first() {
    return events.get(0);
  }
}
