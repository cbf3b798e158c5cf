package org.wardiary.events.log.codec;

import org.apache.avro.Schema;
import org.apache.avro.generic.GenericRecord;

/**
 * Turns messages of an old writer into those of a later one, where Avro's resolution, by names and
 * defaults, cannot say what was meant: where the meaning of an event was split, or moved into
 * another. One message becomes one message; its bytes on the log, over which the chain goes, stay.
 */
public interface Upcaster {

  /**
   * Whether it is for the messages of a writer; a released schema is known by its {@link
   * Fingerprint}.
   */
  boolean accepts(Schema writer);

  /** The later writer's schema, which may have an upcaster of its own. */
  Schema schema();

  /**
   * A message, as the later writer would have written it.
   *
   * @param message as it was written
   * @throws CorruptMessage if it is none that the old writer could have written
   */
  GenericRecord upcast(GenericRecord message);
}
