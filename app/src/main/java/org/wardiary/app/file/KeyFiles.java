package org.wardiary.app.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.OutputFile;

/** Files of Ed25519 keys in PEM, as OpenSSL writes and reads them. */
public final class KeyFiles {

  static final String ALGORITHM = "Ed25519";
  private static final String PRIVATE = "PRIVATE KEY";
  private static final String PUBLIC = "PUBLIC KEY";
  private static final int LONGEST = 10_000;

  private KeyFiles() {}

  /** Generates a pair of keys and writes it to two files: both, or none if that fails. */
  public static void make(Path privateFile, Path publicFile) {
    try {
      KeyPair pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
      Path secret = privateFile.toAbsolutePath();
      writeSecret(secret, pem(PRIVATE, pair.getPrivate().getEncoded()));
      try {
        OutputFile.write(publicFile, pem(PUBLIC, pair.getPublic().getEncoded()));
      } catch (UncheckedIOException e) {
        // half a pair is of no use, and would stand in the way of the next attempt
        Files.deleteIfExists(secret);
        throw e;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", privateFile), e);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("expected every JDK to have Ed25519", e);
    }
  }

  private static void writeSecret(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    // created for its owner alone before it has any content
    Path draft = Files.createTempFile(file.getParent(), ".key", ".part");
    try {
      Files.writeString(draft, text);
      Files.move(draft, file);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static String pem(String what, byte[] key) {
    String lines =
        Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII)).encodeToString(key);
    return Text.of("-----BEGIN %s-----\n%s\n-----END %s-----\n", what, lines, what);
  }

  /**
   * Reads a private key.
   *
   * @throws InputRefused if the file holds no private key
   */
  public static PrivateKey privateKey(Path file) {
    try {
      return KeyFactory.getInstance(ALGORITHM)
          .generatePrivate(new PKCS8EncodedKeySpec(bytes(file, PRIVATE)));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw refused(file, "private");
    }
  }

  /**
   * Reads a public key.
   *
   * @throws InputRefused if the file holds no public key
   */
  static PublicKey publicKey(Path file) {
    try {
      return KeyFactory.getInstance(ALGORITHM)
          .generatePublic(new X509EncodedKeySpec(bytes(file, PUBLIC)));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw refused(file, "public");
    }
  }

  private static InputRefused refused(Path file, String what) {
    return new InputRefused(
        Text.of(
            "expected the %s key of a pair that 'wardiary backup --new-keys' makes but %s is none",
            what, file));
  }

  private static byte[] bytes(Path file, String what) {
    try {
      String text =
          Files.size(file) > LONGEST
              ? ""
              : new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
      String begin = Text.of("-----BEGIN %s-----", what);
      String end = Text.of("-----END %s-----", what);
      int from = text.indexOf(begin);
      int to = text.indexOf(end);
      if (from < 0 || to < from) {
        throw new IllegalArgumentException("expected PEM but got something else");
      }
      return Base64.getMimeDecoder().decode(text.substring(from + begin.length(), to));
    } catch (IOException e) {
      throw new InputRefused(Text.of("expected a key but %s cannot be read", file));
    }
  }
}
