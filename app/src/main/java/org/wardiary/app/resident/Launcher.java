package org.wardiary.app.resident;

import java.nio.file.Path;
import java.util.Optional;

/** The script that started this program. */
public final class Launcher {

  private static final String PROPERTY = "wardiary.launcher";

  private Launcher() {}

  /** The path of the script; empty if Java was started by hand or by a test. */
  public static Optional<Path> path() {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .filter(path -> !path.isEmpty())
        .map(Path::of);
  }
}
