package org.wardiary.reports.csv;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wardiary.events.file.ReplacedFile;
import org.wardiary.events.text.Text;

/** Finds out before long work whether its result can be written. */
public final class WritableFolder {

  /** Enough that a full disk has no room for it. */
  private static final int SAMPLE = 64 << 10;

  private WritableFolder() {}

  /**
   * Does nothing if a file can be written, as {@link OutputFile} does it: a new file is made beside
   * its place. A device or a pipe is not tried.
   *
   * @throws UncheckedIOException if it cannot, with the reason
   */
  public static void requireFor(Path file) {
    try {
      Path target = ReplacedFile.behindLinks(file.toAbsolutePath());
      if (Files.notExists(target) || Files.isRegularFile(target)) {
        require(target.getParent());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write %s but failed", file), e);
    }
  }

  /**
   * Does nothing if files can be written to a folder, which need not exist yet; leaves nothing
   * there.
   *
   * @throws UncheckedIOException if they cannot, with the reason
   */
  public static void require(Path folder) {
    Path existing = folder.toAbsolutePath();
    while (Files.notExists(existing) && existing.getParent() != null) {
      existing = existing.getParent();
    }
    try {
      Path sample = Files.createTempFile(existing, ".wardiary", ".part");
      try {
        Files.write(sample, new byte[SAMPLE]);
      } finally {
        Files.delete(sample);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(Text.of("expected to write to %s but failed", folder), e);
    }
  }
}
