package org.wardiary.events.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Hashes that identify games and maps. */
public final class GameId {

  private static final int BYTES = 8;

  private GameId() {}

  /** Whether a text has the form of a game id: 16 lower-case hex digits. */
  public static boolean isOne(String text) {
    return text.length() == 2 * BYTES
        && text.chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f');
  }

  /** The first 16 hex digits of the SHA-256 of a text's UTF-8 bytes. */
  public static String of(String text) {
    return HexFormat.of().formatHex(sha256(text), 0, BYTES);
  }

  /** SHA-256 of a text's UTF-8 bytes. */
  public static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected every JDK to have SHA-256", e);
    }
  }
}
