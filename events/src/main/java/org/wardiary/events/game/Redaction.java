package org.wardiary.events.game;

import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;

/**
 * Redacts the events of one game for one viewer, so that they show no more than the positions that
 * this viewer sees. Must be given all events of the game in order, from {@code GameStarted} on. For
 * one game; not thread-safe.
 */
@FunctionalInterface
public interface Redaction {

  /**
   * Redacts the next event.
   *
   * @param event the event as emitted
   * @return the event, or a copy without what is hidden; empty if all of it is hidden
   */
  Optional<SpecificRecord> redact(SpecificRecord event);
}
