package org.wardiary.events.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files of expected text. Run the tests with {@code -Dgoldens.write=true} to write them anew, then
 * look at what changed.
 */
public final class Goldens {

  private static final String SWITCH = "goldens.write";

  private Goldens() {}

  /** Whether expected files are to be written, not compared. */
  public static boolean writing() {
    return Boolean.getBoolean(SWITCH);
  }

  /**
   * Compares a text with a file's.
   *
   * @param name path below {@code src/test/resources}
   */
  public static void check(String name, String actual) throws IOException {
    check(Path.of("src/test/resources").resolve(name), actual);
  }

  /** Compares a text with a file's. */
  public static void check(Path file, String actual) throws IOException {
    if (writing()) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, actual);
    }
    assertThat(file).as("write it with -D%s=true", SWITCH).exists();
    assertThat(actual)
        .as("%s; write it with -D%s=true", file, SWITCH)
        .isEqualTo(Files.readString(file));
  }
}
