package org.wardiary.events.log.codec;

import org.apache.avro.Schema;
import org.apache.avro.SchemaNormalization;
import org.wardiary.events.text.Text;

/**
 * CRC-64-AVRO fingerprints of schemas' parsing canonical forms, by which messages identify the
 * writer's schema.
 */
public final class Fingerprint {

  private Fingerprint() {}

  /** A schema's fingerprint. */
  public static long of(Schema schema) {
    return SchemaNormalization.parsingFingerprint64(schema);
  }

  /** A fingerprint as 16 hex digits, its eight bytes in the same order as in a message. */
  public static String text(long fingerprint) {
    return Text.of("%016x", Long.reverseBytes(fingerprint));
  }
}
