package org.wardiary.events.game;

import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;

/**
 * Redacts the events of one game for one viewer: what is left of them shows no more than the
 * positions that this viewer sees. Takes all the game's events in order, from {@code GameStarted}
 * on. For one game and one thread.
 */
@FunctionalInterface
public interface Redaction {

  /**
   * Redacts the next event.
   *
   * @param event what happened
   * @return the event, or a copy without what is hidden; nothing if all of it is hidden
   */
  Optional<SpecificRecord> redact(SpecificRecord event);
}
