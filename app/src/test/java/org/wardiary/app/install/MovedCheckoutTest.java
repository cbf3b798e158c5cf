package org.wardiary.app.install;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a checkout that was moved after its build prints only results on standard output. */
final class MovedCheckoutTest {

  private static final Path HERE = Path.of("..").toAbsolutePath().normalize();
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin/java").toString();
  private static final String MAIN = "org.wardiary.app.Main";

  @TempDir Path temp;

  @Test
  void results_ofAMovedCheckout_standAloneOnStandardOutput() throws Exception {
    Path lib = HERE.resolve("app/target/lib");
    Path moved = temp.resolve("moved");
    Path target = Files.createDirectories(moved.resolve("app/target"));
    Path archive = target.resolve("wardiary.jsa");
    Run build =
        run(JAVA, "-XX:ArchiveClassesAtExit=" + archive, "-cp", lib + "/*", MAIN, "--version");
    assertThat(archive).as(build.text).exists();
    copy(lib, target.resolve("lib"));
    Files.copy(HERE.resolve("pom.xml"), moved.resolve("pom.xml"));
    Path launcher = moved.resolve("wardiary");
    Files.copy(HERE.resolve("wardiary"), launcher, StandardCopyOption.COPY_ATTRIBUTES);
    // states which Java built it, as the launcher does
    Path java = Path.of(JAVA).toRealPath();
    String release = Files.readString(java.getParent().resolveSibling("release"), UTF_8);
    Path stamp = target.resolve("wardiary.built");
    Files.writeString(stamp, java + " " + release.stripTrailing() + "\n", UTF_8);
    Files.setLastModifiedTime(stamp, FileTime.fromMillis(System.currentTimeMillis() + 60_000));

    Run plain =
        run(
            JAVA,
            "-XX:SharedArchiveFile=" + archive,
            "-Xshare:auto",
            "-cp",
            target.resolve("lib") + "/*",
            MAIN,
            "--version");
    assertThat(plain.out).as("the JVM's own warning, else this proves nothing").contains("[cds");
    String[] count = {"perft", "--game", "generals-view", "--depth", "1"};
    List<String> command = new ArrayList<>(List.of(JAVA, "-cp", lib + "/*", MAIN));
    command.addAll(List.of(count));
    Run unmoved = run(command.toArray(String[]::new));
    command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(count));
    Run moving = run(command.toArray(String[]::new));
    assertThat(moving.out).as(moving.text).isNotEmpty().isEqualTo(unmoved.out);
    assertThat(run(launcher.toString(), "--version").out)
        .isEqualTo("wardiary " + Installed.VERSION + "\n");
  }

  @Test
  void withoutJava_itSaysSo() throws Exception {
    Path launcher = Files.copy(HERE.resolve("wardiary"), temp.resolve("wardiary"));
    ProcessBuilder builder = new ProcessBuilder("bash", launcher.toString(), "games");
    builder.environment().put("JAVA_HOME", temp.resolve("none").toString());
    Process process = builder.start();
    assertThat(process.errorReader(UTF_8).readLine())
        .isEqualTo(
            "wardiary: expected Java 17 or later on the PATH or in JAVA_HOME but found none");
    assertThat(process.waitFor()).isEqualTo(3);
  }

  /** Copies our jars, which gives them other times, and links the rest, which is large. */
  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> jars = Files.list(from)) {
      for (Path jar : jars.toList()) {
        Path copy = to.resolve(jar.getFileName());
        if (copy.toString().endsWith("-" + Installed.VERSION + ".jar")) {
          Files.copy(jar, copy);
        } else {
          Files.createLink(copy, jar);
        }
      }
    }
  }

  private record Run(String out, String text) {}

  private Run run(String... command) throws Exception {
    File out = Files.createTempFile(temp, "out", "").toFile();
    File err = Files.createTempFile(temp, "err", "").toFile();
    ProcessBuilder builder =
        new ProcessBuilder(List.of(command)).redirectOutput(out).redirectError(err);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.start().waitFor();
    String printed = Files.readString(out.toPath(), UTF_8);
    return new Run(printed, printed + Files.readString(err.toPath(), UTF_8));
  }
}
