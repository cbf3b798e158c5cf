package org.wardiary.events.log.codec;

import java.util.Set;
import org.apache.avro.SystemLimitException;
import org.apache.avro.util.ClassSecurityValidator;

/**
 * What Avro may do with bytes from outside: which classes it may make and how much it may allocate.
 * Set once, when the first codec is made; a limit given on the command line wins.
 */
final class AvroSafety {

  /** Largest string, byte array or number of items in one message; above any message we write. */
  static final int LIMIT = 4 << 20;

  private static final Set<String> PACKAGES =
      Set.of("org.wardiary.events.event", "org.wardiary.projector.view");

  static {
    limit(SystemLimitException.MAX_BYTES_LENGTH_PROPERTY);
    limit(SystemLimitException.MAX_STRING_LENGTH_PROPERTY);
    limit(SystemLimitException.MAX_COLLECTION_LENGTH_PROPERTY);
    ClassSecurityValidator.setGlobal(
        ClassSecurityValidator.composite(
            ClassSecurityValidator.DEFAULT, type -> PACKAGES.contains(type.getPackageName())));
  }

  private AvroSafety() {}

  /** Makes sure that limits and trusted packages are set. */
  static void ensure() {
    // the static initializer has done it
  }

  private static void limit(String property) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, Integer.toString(LIMIT));
    }
  }
}
