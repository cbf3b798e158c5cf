package org.wardiary.events.game;

import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;

/**
 * The events of one game as one viewer may know them. Takes them all in order, from {@code
 * GameStarted} on, and lets through what the viewer's views of the positions show too. For one game
 * and one thread.
 */
@FunctionalInterface
public interface Redaction {

  /**
   * The next event as the viewer may know it.
   *
   * @param event what happened
   * @return the event, or a copy without what is hidden; nothing where all of it is
   */
  Optional<SpecificRecord> redact(SpecificRecord event);
}
