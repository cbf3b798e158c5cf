package org.wardiary.events.game;

import org.apache.avro.specific.SpecificRecord;

/** Receives the events that the rules emit. */
@FunctionalInterface
public interface EventSink {

  /** Drops every event: for players and counts. Rules need not build events for it. */
  EventSink NONE = event -> {};

  /**
   * Receives one event, already applied to the position that emits it.
   *
   * @param event the body of an event, a generated class of {@code org.wardiary.events.event}
   */
  void emit(SpecificRecord event);
}
