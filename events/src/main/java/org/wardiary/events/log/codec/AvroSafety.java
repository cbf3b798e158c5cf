package org.wardiary.events.log.codec;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.avro.SystemLimitException;
import org.apache.avro.specific.SpecificRecord;
import org.apache.avro.util.ClassSecurityValidator;

/**
 * Restricts what Avro may do with untrusted bytes: which classes it may instantiate, namely those
 * in the packages of messages that have a codec, and how much it may allocate. A limit given on the
 * command line takes precedence.
 */
public final class AvroSafety {

  /**
   * The largest string, byte array or number of items in one message; larger than in any message
   * that the program writes.
   */
  static final int LIMIT = 4 << 20;

  private static final Set<String> PACKAGES = ConcurrentHashMap.newKeySet();

  static {
    limit(SystemLimitException.MAX_BYTES_LENGTH_PROPERTY);
    limit(SystemLimitException.MAX_STRING_LENGTH_PROPERTY);
    limit(SystemLimitException.MAX_COLLECTION_LENGTH_PROPERTY);
    ClassSecurityValidator.setGlobal(
        ClassSecurityValidator.composite(
            ClassSecurityValidator.DEFAULT, type -> PACKAGES.contains(type.getPackageName())));
  }

  private AvroSafety() {}

  /**
   * Sets the limits, and allows Avro to instantiate the generated classes in a message's package.
   */
  public static void trust(Class<? extends SpecificRecord> message) {
    PACKAGES.add(message.getPackageName());
  }

  private static void limit(String property) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, Integer.toString(LIMIT));
    }
  }
}
