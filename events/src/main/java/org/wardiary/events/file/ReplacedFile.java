package org.wardiary.events.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import org.wardiary.events.text.Text;

/** What must be preserved of a file that is replaced by another: its links and its permissions. */
public final class ReplacedFile {

  private static final int LINKS = 40;

  private ReplacedFile() {}

  /**
   * Follows a chain of symbolic links to the path that is to be replaced, which need not exist, so
   * that the links themselves are preserved.
   *
   * @throws IOException if the links form a cycle
   */
  public static Path behindLinks(Path file) throws IOException {
    Path at = file;
    for (int i = 0; i < LINKS; i++) {
      // a link to a device or a pipe is not followed: its target may have no path of its own
      if (!Files.isSymbolicLink(at) || (Files.exists(at) && !Files.isRegularFile(at))) {
        return at;
      }
      at = at.resolveSibling(Files.readSymbolicLink(at));
    }
    throw new IOException(Text.of("expected a file but %s leads in a circle", file));
  }

  /**
   * Copies the permissions of {@code target} to {@code draft}, which is about to replace it; does
   * nothing if {@code target} does not exist.
   */
  public static void permitAs(Path target, Path draft) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    if (old != null && Files.exists(target)) {
      Files.setPosixFilePermissions(draft, old.readAttributes().permissions());
    }
  }
}
