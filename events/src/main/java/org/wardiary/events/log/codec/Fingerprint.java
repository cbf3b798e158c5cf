package org.wardiary.events.log.codec;

import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.wardiary.events.text.Text;

/** CRC-64-AVRO fingerprints of schemas' parsing canonical forms, by which messages name writers. */
public final class Fingerprint {

  private Fingerprint() {}

  /** A schema's fingerprint. */
  public static long of(Schema schema) {
    return SchemaNormalization.parsingFingerprint64(schema);
  }

  /** As 16 hex digits in the order in which the eight bytes stand in a message. */
  public static String text(long fingerprint) {
    return Text.of("%016x", Long.reverseBytes(fingerprint));
  }
}
