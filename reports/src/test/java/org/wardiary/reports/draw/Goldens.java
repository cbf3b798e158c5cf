package org.wardiary.reports.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files of expected text in {@code src/test/resources}. Run the tests with {@code
 * -Dgolden.write=true} to write them anew, then look at what changed.
 */
public final class Goldens {

  private Goldens() {}

  /**
   * Holds a text to the file's.
   *
   * @param name path below {@code src/test/resources}
   */
  public static void check(String name, String actual) throws IOException {
    Path file = Path.of("src/test/resources").resolve(name);
    if (Boolean.getBoolean("golden.write")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, actual);
    }
    assertThat(file).as("write it with -Dgolden.write=true").exists();
    assertThat(actual).as(name).isEqualTo(Files.readString(file));
  }
}
