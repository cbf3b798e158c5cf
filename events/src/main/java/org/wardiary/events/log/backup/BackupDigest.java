package org.wardiary.events.log.backup;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import org.wardiary.events.text.Digest;
import org.wardiary.events.text.Text;

/**
 * The digest of a backup, which a single changed bit changes: a value in the file's metadata, 64
 * hex digits, the SHA-256 of the whole file with these digits set to 0.
 */
final class BackupDigest {

  static final String KEY = "wardiary.sha256";

  /** The digits that stand for a digest not yet computed. */
  static final String NONE = "0".repeat(64);

  private static final int HEADER = 1 << 20;

  private final Path file;
  private final int at;

  /**
   * Locates the digest in a file.
   *
   * @throws BackupDamaged if it has none
   */
  BackupDigest(Path file) throws IOException {
    this.file = file;
    try (InputStream in = Files.newInputStream(file)) {
      // every byte becomes one character, so that an index is an offset
      String head = new String(in.readNBytes(HEADER), StandardCharsets.ISO_8859_1);
      // a value is preceded by its length, as Avro writes it: 128, 1 for 64 digits
      String key = KEY + "\u0080\u0001";
      int found = head.indexOf(key);
      if (found < 0 || found + key.length() + NONE.length() > head.length()) {
        throw new BackupDamaged(
            Text.of("expected a backup but its beginning holds no %s of 64 digits", KEY));
      }
      this.at = found + key.length();
    }
  }

  /** Writes the digest of the file as it is now, and flushes the file. */
  void write() throws IOException {
    try (RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw")) {
      out.seek(at);
      out.write(compute().getBytes(StandardCharsets.US_ASCII));
      out.getFD().sync();
    }
  }

  /**
   * Checks the digest.
   *
   * @throws BackupDamaged if a byte of the file has changed
   */
  void check() throws IOException {
    byte[] value = new byte[NONE.length()];
    try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
      in.seek(at);
      in.readFully(value);
    }
    String found = new String(value, StandardCharsets.US_ASCII);
    String due = compute();
    if (!due.equals(found)) {
      throw new BackupDamaged(
          Text.of("expected the SHA-256 %s as the file says but it is %s", found, due));
    }
  }

  private String compute() throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = Digest.begin();
      byte[] buffer = in.readNBytes(HEADER);
      Arrays.fill(buffer, at, at + NONE.length(), (byte) '0');
      while (buffer.length > 0) {
        digest.update(buffer);
        buffer = in.readNBytes(HEADER);
      }
      return HexFormat.of().formatHex(digest.digest());
    }
  }
}
