package org.wardiary.events.game;

import org.apache.avro.specific.SpecificRecord;

/** Where the rules tell what happened. */
@FunctionalInterface
public interface EventSink {

  /** Hears nothing: for players and counts. Rules may skip building events for it. */
  EventSink NONE = event -> {};

  /**
   * One event, already applied to the position that tells it.
   *
   * @param event the body of an event, a generated class of {@code org.wardiary.events.event}
   */
  void emit(SpecificRecord event);
}
