package org.wardiary.events.log.backup;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.wardiary.events.text.Text;

/**
 * The digest and the signature of a backup. Both are values in the file's metadata, a fixed number
 * of hex digits. The digest is that of the whole file with the digits of the digest itself set to
 * 0; the signature signs the digest of the file with the digits of both set to 0.
 */
final class BackupSignature {

  static final String DIGEST = "wardiary.sha256";
  static final String SIGNATURE = "wardiary.signature";

  /** The digits that stand for a digest not yet computed. */
  static final String NO_DIGEST = "0".repeat(64);

  static final String NO_SIGNATURE = "0".repeat(128);

  private static final String ALGORITHM = "Ed25519";
  private static final int HEADER = 1 << 20;

  private final Path file;
  private final long digestAt;
  private final long signatureAt;

  private BackupSignature(Path file, long digestAt, long signatureAt) {
    this.file = file;
    this.digestAt = digestAt;
    this.signatureAt = signatureAt;
  }

  /**
   * Locates the digest and the signature in a file.
   *
   * @throws BackupDamaged if it lacks the space for one of them
   */
  static BackupSignature of(Path file) throws IOException {
    byte[] head;
    try (InputStream in = Files.newInputStream(file)) {
      head = in.readNBytes(HEADER);
    }
    return new BackupSignature(
        file, find(head, DIGEST, NO_DIGEST), find(head, SIGNATURE, NO_SIGNATURE));
  }

  /** The offset of a value: after its name and its length, which takes two bytes. */
  private static long find(byte[] head, String name, String value) {
    byte[] key = name.getBytes(StandardCharsets.UTF_8);
    byte[] wanted = Arrays.copyOf(key, key.length + 2);
    int zigzag = 2 * value.length();
    wanted[key.length] = (byte) (zigzag & 0x7F | 0x80);
    wanted[key.length + 1] = (byte) (zigzag >>> 7);
    int last = head.length - wanted.length - value.length();
    for (int i = 0; i <= last; i++) {
      if (Arrays.equals(head, i, i + wanted.length, wanted, 0, wanted.length)) {
        return (long) i + wanted.length;
      }
    }
    throw new BackupDamaged(
        Text.of(
            "expected a backup but its beginning holds no %s of %d digits", name, value.length()));
  }

  /** Writes the signature, if there is a key, and then the digest. */
  void write(Optional<PrivateKey> key) throws IOException {
    try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
      if (key.isPresent()) {
        put(out, signatureAt, sign(key.get()));
      }
      put(out, digestAt, HexFormat.of().formatHex(digest(digestAt)));
      out.getFD().sync();
    }
  }

  private static void put(RandomAccessFile out, long at, String value) throws IOException {
    out.seek(at);
    out.write(value.getBytes(StandardCharsets.US_ASCII));
  }

  private String sign(PrivateKey key) throws IOException {
    try {
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initSign(key);
      signature.update(digest(digestAt, signatureAt));
      return HexFormat.of().formatHex(signature.sign());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("expected to sign by Ed25519 but: " + e.getMessage(), e);
    }
  }

  /**
   * Checks the digest.
   *
   * @throws BackupDamaged if a byte of the file has changed
   */
  void check() throws IOException {
    String due = HexFormat.of().formatHex(digest(digestAt));
    String found = value(digestAt, NO_DIGEST.length());
    if (!due.equals(found)) {
      throw new BackupDamaged(
          Text.of("expected the SHA-256 %s as the file says but it is %s", found, due));
    }
  }

  /** Whether the file is signed. */
  boolean isSigned() throws IOException {
    return !value(signatureAt, NO_SIGNATURE.length()).equals(NO_SIGNATURE);
  }

  /** Whether the owner of a key signed this file. */
  boolean isSignedBy(PublicKey key) throws IOException {
    try {
      Signature signature = Signature.getInstance(ALGORITHM);
      signature.initVerify(key);
      signature.update(digest(digestAt, signatureAt));
      return signature.verify(HexFormat.of().parseHex(value(signatureAt, NO_SIGNATURE.length())));
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      return false;
    }
  }

  private String value(long at, int length) throws IOException {
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      byte[] value = new byte[length];
      in.seek(at);
      in.readFully(value);
      return new String(value, StandardCharsets.US_ASCII);
    }
  }

  /** SHA-256 of the file with the values at these offsets set to 0. */
  private byte[] digest(long... blank) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] buffer = in.readNBytes(HEADER);
      for (long at : blank) {
        int length = (at == digestAt ? NO_DIGEST : NO_SIGNATURE).length();
        Arrays.fill(buffer, (int) at, (int) at + length, (byte) '0');
      }
      while (buffer.length > 0) {
        digest.update(buffer);
        buffer = in.readNBytes(HEADER);
      }
      return digest.digest();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("expected a Java with SHA-256 but it has none", e);
    }
  }
}
