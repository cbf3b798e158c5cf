package org.wardiary.app.web;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.wardiary.events.file.FileProblem;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;

/**
 * What the servers on a cluster share and nobody else knows. A request between them carries a proof
 * that its sender knows it, and not the secret itself: HMAC-SHA256 of the path. Immutable.
 */
public final class InstanceSecret {

  /** Name of the header with the proof. */
  static final String HEADER = "Wardiary-Instance";

  private static final String ALGORITHM = "HmacSHA256";
  private static final int SHORTEST = 16;
  private static final int LONGEST = 4096;

  private final SecretKeySpec key;

  private InstanceSecret(byte[] secret) {
    this.key = new SecretKeySpec(secret, ALGORITHM);
  }

  /**
   * The secret in a file: its text without white space around it, 16 to 4096 bytes.
   *
   * @throws InputRefused if it cannot be read, or is shorter or longer
   */
  public static InstanceSecret read(Path file) {
    byte[] secret;
    try {
      // as bytes of one character each, so that the file may hold any bytes
      String text = Files.readString(file, StandardCharsets.ISO_8859_1);
      secret = text.strip().getBytes(StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new InputRefused(
          Text.of("expected the secret of the instances in %s but: %s", file, FileProblem.text(e)));
    }
    if (secret.length < SHORTEST || secret.length > LONGEST) {
      throw new InputRefused(
          Text.of(
              "expected a secret of %d to %d bytes in %s but got %d",
              SHORTEST, LONGEST, file, secret.length));
    }
    return new InstanceSecret(secret);
  }

  /** The proof that goes with a request for a path, in hex digits. */
  String proof(String path) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return HexFormat.of().formatHex(mac.doFinal(Text.utf8(path)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("expected a Java with HMAC-SHA256", e);
    }
  }

  /** Whether a request for a path carries its proof. Takes as long whatever is wrong with it. */
  boolean proves(String path, Optional<String> sent) {
    return MessageDigest.isEqual(Text.utf8(proof(path)), Text.utf8(sent.orElse("")));
  }
}
