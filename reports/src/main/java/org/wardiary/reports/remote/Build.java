package org.wardiary.reports.remote;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wardiary.events.text.Text;

/**
 * Which program this is: two of the same version may still be built of different sources, and run
 * on different Java.
 */
final class Build {

  private static final String ID = where();

  private Build() {}

  /** One line that only programs with the same classes share; of when this program started. */
  static String id() {
    return ID;
  }

  /** Whether its classes are still those that it was started with. */
  static boolean isCurrent() {
    return where().equals(ID);
  }

  private static String where() {
    try {
      Path classes =
          Path.of(Build.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return Text.of(
          "%s %d, Java %s in %s",
          classes,
          Files.getLastModifiedTime(classes).toMillis(),
          Runtime.version(),
          System.getProperty("java.home"));
    } catch (IOException | URISyntaxException e) {
      // then no other program is the same
      return "unknown " + ProcessHandle.current().pid();
    }
  }
}
