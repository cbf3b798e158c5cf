package org.wardiary.app.faults;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How a program is started.
 *
 * @param by another command, which replaces itself with the program; may be empty
 * @param options options of its JVM
 */
record Start(List<String> by, List<String> options) {

  /** Like any other program. */
  static final Start PLAIN = new Start(List.of(), List.of());

  /** Through another command. */
  static Start by(List<String> words) {
    return new Start(words, List.of());
  }

  /** The same way, but through another command. */
  Start with(List<String> words) {
    return new Start(words, options);
  }

  /**
   * From jars, as installed programs are: each class in a folder would take a file handle when it
   * is loaded.
   *
   * @param folder for the jars
   */
  static Start ofJars(Path folder) throws IOException {
    Files.createDirectories(folder);
    String jar = Path.of(System.getProperty("java.home"), "bin", "jar").toString();
    List<String> path = new ArrayList<>();
    for (String place : classPath().split(File.pathSeparator, -1)) {
      // surefire's class path ends with a separator; an empty entry would mean the working folder
      if (place.isEmpty()) {
        continue;
      }
      if (Files.isDirectory(Path.of(place))) {
        Path made = folder.resolve(path.size() + ".jar");
        Commands.run(List.of(jar, "--create", "--file", made.toString(), "-C", place, "."));
        path.add(made.toString());
      } else {
        path.add(place);
      }
    }
    return new Start(List.of(), List.of("-cp", String.join(File.pathSeparator, path)));
  }

  private static String classPath() {
    return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
  }
}
