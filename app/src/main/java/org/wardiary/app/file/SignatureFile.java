package org.wardiary.app.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.reports.csv.OutputFile;

/**
 * The signature of a file, in a file beside it, {@code NAME.sig}: 64 bytes, an Ed25519 signature of
 * the file's SHA-256, as OpenSSL makes and checks it too ({@code docs/backup.md}).
 */
public final class SignatureFile {

  private static final int LENGTH = 64;

  private SignatureFile() {}

  private static Path of(Path file) {
    return Path.of(file + ".sig");
  }

  /** Signs a file, in place of an earlier signature. */
  public static void write(Path file, PrivateKey key) throws IOException {
    try {
      Signature signature = Signature.getInstance(KeyFiles.ALGORITHM);
      signature.initSign(key);
      signature.update(digest(file));
      OutputFile.write(of(file), signature.sign());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("expected to sign by Ed25519 but: " + e.getMessage(), e);
    }
  }

  /** Deletes the signature of a file that has changed since. */
  public static void delete(Path file) throws IOException {
    Files.deleteIfExists(of(file));
  }

  /**
   * Checks that the owner of a key signed a file as it is now.
   *
   * @param key file of the public key
   * @throws InputRefused if not
   */
  static void require(Path file, Path key) throws IOException {
    PublicKey signer = KeyFiles.publicKey(key);
    if (!Files.exists(of(file))) {
      throw refused(file, key, "there is no " + of(file));
    }
    if (!isSignedBy(file, signer)) {
      throw refused(file, key, "is signed by another, or as it was before a change");
    }
  }

  private static InputRefused refused(Path file, Path key, String how) {
    return new InputRefused(
        Text.of("%s: expected it signed by the owner of %s but %s", file, key, how));
  }

  private static boolean isSignedBy(Path file, PublicKey key) throws IOException {
    try (InputStream in = Files.newInputStream(of(file))) {
      Signature signature = Signature.getInstance(KeyFiles.ALGORITHM);
      signature.initVerify(key);
      signature.update(digest(file));
      // one byte more than a signature has, so that nothing may follow it
      return signature.verify(in.readNBytes(LENGTH + 1));
    } catch (GeneralSecurityException e) {
      return false;
    }
  }

  private static byte[] digest(Path file) throws IOException {
    MessageDigest digest = Digest.begin();
    try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
      in.transferTo(OutputStream.nullOutputStream());
    }
    return digest.digest();
  }
}
