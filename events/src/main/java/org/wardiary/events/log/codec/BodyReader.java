package org.wardiary.events.log.codec;

import java.io.IOException;
import org.apache.avro.io.BinaryDecoder;

/** Reads the bodies of messages that were all written with the same schema. */
@FunctionalInterface
interface BodyReader<T> {

  /**
   * Reads one body and leaves the decoder positioned after it.
   *
   * @throws CorruptMessage if it holds something that the reader does not know
   */
  T read(BinaryDecoder in) throws IOException;
}
