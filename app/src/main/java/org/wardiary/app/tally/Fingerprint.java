package org.wardiary.app.tally;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.wardiary.analytics.filter.GameSelection;

/** Identifies the games that a report is about. */
public final class Fingerprint {

  private Fingerprint() {}

  /** SHA-256 in hex of the ids of the games, sorted, each ended by LF. */
  public static String of(GameSelection selection) {
    MessageDigest digest = sha256();
    HexFormat hex = HexFormat.of();
    for (long id : selection.ids()) {
      digest.update((hex.toHexDigits(id) + "\n").getBytes(StandardCharsets.US_ASCII));
    }
    return hex.formatHex(digest.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected a Java with SHA-256", e);
    }
  }
}
