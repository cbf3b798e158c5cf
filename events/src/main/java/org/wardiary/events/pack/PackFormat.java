package org.wardiary.events.pack;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** What all versions have in common: their first bytes, and the digest at their end. */
final class PackFormat {

  /**
   * The first bytes, before that of the version: no text begins so, and a transfer as text changes
   * them.
   */
  static final byte[] MAGIC = {(byte) 0x89, 'W', 'D', 'P', '\r', '\n', 0x1A};

  private PackFormat() {}

  /** SHA-256, of the names of files and the records in their order. */
  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected every JDK to have SHA-256", e);
    }
  }
}
