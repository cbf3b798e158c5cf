package org.wardiary.events.log.codec;

import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;

/**
 * Converts messages of an old writer to those of a later one where Avro's schema resolution, which
 * relies on names and defaults, cannot tell what was meant: for example because the meaning of an
 * event was split or moved to another event. One message becomes one message; its bytes on the log,
 * which the hash chain covers, do not change.
 */
public interface Upcaster {

  /**
   * Whether it converts the messages of a writer; a released schema is recognised by its {@link
   * Fingerprint}.
   */
  boolean accepts(Schema writer);

  /** The later writer's schema, for which there may be another upcaster. */
  Schema schema();

  /**
   * Converts a message to what the later writer would have written.
   *
   * @param message the message as it was written
   * @throws CorruptMessage if the old writer could not have written it
   */
  GenericRecord upcast(GenericRecord message);
}
