package org.wardiary.app.resident;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wardiary.events.text.Text;

/**
 * Identifies the build of this program: two programs of the same version may still be built from
 * different sources or run on different versions of Java.
 */
final class ProgramId {

  private static final String ID = where();

  private ProgramId() {}

  /**
   * One line that only programs with the same classes and Java share, as of the start of this
   * program.
   */
  static String id() {
    return ID;
  }

  private static String where() {
    try {
      Path classes =
          Path.of(ProgramId.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Text.of(
          "%s %d, Java %s in %s",
          classes,
          Files.getLastModifiedTime(classes).toMillis(),
          Runtime.version(),
          System.getProperty("java.home"));
    } catch (IOException | URISyntaxException e) {
      // an id that no other program shares
      return "unknown " + ProcessHandle.current().pid();
    }
  }
}
