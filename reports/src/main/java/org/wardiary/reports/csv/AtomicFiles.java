package org.wardiary.reports.csv;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are there whole or not at all. */
public final class AtomicFiles {

  private AtomicFiles() {}

  /** Writes text as UTF-8, see {@link #write(Path, byte[])}. */
  public static void write(Path file, String text) {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes bytes to a file beside the named one, then renames it; makes the folder if it is
   * missing.
   *
   * @throws UncheckedIOException if that fails; the file is then what it was before
   */
  public static void write(Path file, byte[] bytes) {
    try {
      Path folder = file.toAbsolutePath().getParent();
      Files.createDirectories(folder);
      Path half = Files.createTempFile(folder, "." + file.getFileName(), ".part");
      try {
        Files.write(half, bytes);
        // createTempFile makes files that their owner alone may read; a report is for showing
        half.toFile().setReadable(true, false);
        Files.move(half, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(half);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("expected to write " + file + ", but " + e.getMessage(), e);
    }
  }
}
