package org.wardiary.events.log.codec;

import java.util.Optional;
import org.apache.avro.Schema;

/** Finds the schema with which a message was written. Safe to share between threads. */
@FunctionalInterface
public interface WriterSchemas {

  /**
   * The schema with a fingerprint, if it is known.
   *
   * @param fingerprint its {@link Fingerprint}
   */
  Optional<Schema> find(long fingerprint);

  /** The schemas of all releases, which are bundled with the program. */
  static WriterSchemas released() {
    return ReleasedSchemas.load();
  }

  /** Looks up schemas that are not found here in {@code next}. */
  default WriterSchemas orElse(WriterSchemas next) {
    return fingerprint -> find(fingerprint).or(() -> next.find(fingerprint));
  }
}
