package org.wardiary.events.pack;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** What all versions of the format have in common: the first bytes and the digest at the end. */
final class PackFormat {

  /**
   * The bytes before the version number: no text begins with them, and a transfer in text mode
   * changes them.
   */
  static final byte[] MAGIC = {(byte) 0x89, 'W', 'D', 'P', '\r', '\n', 0x1A};

  private PackFormat() {}

  /**
   * Returns a new SHA-256 digest, to which the names of the files and the records are added in
   * order.
   */
  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected every JDK to have SHA-256", e);
    }
  }
}
