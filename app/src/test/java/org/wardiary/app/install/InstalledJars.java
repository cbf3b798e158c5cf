package org.wardiary.app.install;

import java.nio.file.Path;
import java.util.Set;

/** The jars of an installed program. */
final class InstalledJars {

  private static final Set<String> MODULES =
      Set.of("events", "projector", "analytics", "reports", "app");

  private InstalledJars() {}

  /** Whether a jar is one of wardiary's modules. */
  static boolean isOurs(Path jar) {
    String name = jar.getFileName().toString();
    return MODULES.stream()
        .anyMatch(module -> name.equals(module + ".jar") || name.startsWith(module + "-"));
  }
}
