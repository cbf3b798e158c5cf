package org.wardiary.app.install;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the example of {@code docs/library.md} compiles and runs. */
final class LibraryPageTest {

  private static final Path PAGE = Path.of("../docs/library.md");
  private static final Pattern JAVA = Pattern.compile("(?s)```java\n(.*?)```");
  private static final String CLASS_PATH =
      System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));

  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [First "Gray"]

      1. IGR-G3R IBR-B3C 2. CGR-G2CL IB3C-B2CL 3. CG2CL-G1C *

      [Game "squares/civil-war"]
      [First "Gray"]

      1. nonsense *
      """;

  @TempDir Path temp;

  @Test
  void example_checksARecordFile() throws Exception {
    Path source = temp.resolve("Example.java");
    Files.writeString(source, example(), UTF_8);
    int compiled =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-cp", CLASS_PATH, source.toString());
    assertThat(compiled).isZero();
    Path records = temp.resolve("club.wdr");
    Files.writeString(records, RECORD, UTF_8);
    assertThat(run(records))
        .containsPattern("game [0-9a-f]{16}, result \\*")
        .contains("game 2: ", "'nonsense'");
  }

  private static String example() throws IOException {
    Matcher matcher = JAVA.matcher(Files.readString(PAGE, UTF_8));
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  private String run(Path records) throws Exception {
    Path out = temp.resolve("out.txt");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin/java").toString(),
                "-cp",
                temp + File.pathSeparator + CLASS_PATH,
                "Example",
                records.toString())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertThat(process.waitFor()).isZero();
    return Files.readString(out, UTF_8);
  }
}
