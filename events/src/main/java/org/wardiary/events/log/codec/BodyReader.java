package org.wardiary.events.log.codec;

import java.io.IOException;
import org.apache.avro.io.BinaryDecoder;

/** Reads the body of messages that were all written with one schema. */
@FunctionalInterface
interface BodyReader<T> {

  /**
   * Reads one body and leaves the decoder behind it.
   *
   * @throws CorruptMessage if it holds what the reader does not know
   */
  T read(BinaryDecoder in) throws IOException;
}
