package org.wardiary.events.text;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256. */
public final class Digest {

  // looking up a provider takes as long as hashing a message
  private static final ThreadLocal<MessageDigest> KEPT = ThreadLocal.withInitial(Digest::begin);

  private Digest() {}

  /** A digest of bytes that come in parts. */
  public static MessageDigest begin() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected a Java with SHA-256 but it has none", e);
    }
  }

  /** The 32 bytes of the digest of the concatenation of some bytes. */
  public static byte[] of(byte[]... parts) {
    MessageDigest digest = KEPT.get();
    for (byte[] part : parts) {
      digest.update(part);
    }
    return digest.digest();
  }

  /** The 32 bytes of the digest of a text in UTF-8. */
  public static byte[] of(String text) {
    return of(Text.utf8(text));
  }

  /** The digest of some bytes as 64 lower-case hex digits. */
  public static String hex(byte... bytes) {
    return HexFormat.of().formatHex(of(bytes));
  }

  /** The digest of a text in UTF-8 as 64 lower-case hex digits. */
  public static String hex(String text) {
    return hex(Text.utf8(text));
  }
}
