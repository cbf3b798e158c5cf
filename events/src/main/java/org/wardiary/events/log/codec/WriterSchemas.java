package org.wardiary.events.log.codec;

import java.util.Optional;
import org.apache.avro.Schema;

/** Where the schema that a message was written with is looked up. Safe to share between threads. */
@FunctionalInterface
public interface WriterSchemas {

  /**
   * A schema.
   *
   * @param fingerprint its {@link Fingerprint}
   */
  Optional<Schema> find(long fingerprint);

  /** The schemas of all releases that the program carries with it. */
  static WriterSchemas released() {
    return ReleasedSchemas.load();
  }

  /** Asks {@code next} for what is not found here. */
  default WriterSchemas orElse(WriterSchemas next) {
    return fingerprint -> find(fingerprint).or(() -> next.find(fingerprint));
  }
}
