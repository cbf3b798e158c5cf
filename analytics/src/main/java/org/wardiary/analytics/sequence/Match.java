package org.wardiary.analytics.sequence;

import java.util.List;

/**
 * A sequence that was found in a game.
 *
 * @param events the events, one a step, in the order in which the query writes the steps
 */
public record Match(List<EventRow> events) {

  /** Copies the list. */
  public Match {
    events = List.copyOf(events);
  }

  /** The event that is counted. */
  public EventRow first() {
    return events.get(0);
  }
}
