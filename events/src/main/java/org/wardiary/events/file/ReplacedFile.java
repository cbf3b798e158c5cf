package org.wardiary.events.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import org.wardiary.events.text.Text;

/** What is to be kept of a file that another one takes the place of. */
public final class ReplacedFile {

  private static final int LINKS = 40;

  private ReplacedFile() {}

  /**
   * Where a chain of links ends, whether anything is there or not: the links stay.
   *
   * @throws IOException if it leads in a circle
   */
  public static Path behindLinks(Path file) throws IOException {
    Path at = file;
    for (int i = 0; i < LINKS; i++) {
      // a link to a device or pipe leads to what has no name of its own
      if (!Files.isSymbolicLink(at) || (Files.exists(at) && !Files.isRegularFile(at))) {
        return at;
      }
      at = at.resolveSibling(Files.readSymbolicLink(at));
    }
    throw new IOException(Text.of("expected a file but %s leads in a circle", file));
  }

  /** Gives a file that is to replace another one its permissions, if that one is there. */
  public static void permitAs(Path target, Path draft) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(target, PosixFileAttributeView.class);
    if (old != null && Files.exists(target)) {
      Files.setPosixFilePermissions(draft, old.readAttributes().permissions());
    }
  }
}
