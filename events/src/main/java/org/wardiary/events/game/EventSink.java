package org.wardiary.events.game;

import org.apache.avro.specific.SpecificRecord;

/** Receives the events that the rules emit. */
@FunctionalInterface
public interface EventSink {

  /** Drops every event, for players and counts. The rules need not build events for it. */
  EventSink NONE = event -> {};

  /**
   * Receives one event, which has already been applied to the position that emits it.
   *
   * @param event the event's body, an instance of a generated class in {@code
   *     org.wardiary.events.event}
   */
  void emit(SpecificRecord event);
}
