package org.wardiary.app.install;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The container image, loaded and run where there is an engine. */
@Tag("container")
final class ContainerImageTest {

  private static final String IMAGE = "wardiary:" + Installed.VERSION;
  private static final Path TAR =
      Path.of("target", "wardiary-" + Installed.VERSION + "-image.tar").toAbsolutePath();
  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [Blue "Ann"]
      [Gray "Bob"]
      [First "Gray"]

      1. IGR-G3R IBR-B3C *
      """;

  @TempDir static Path temp;

  @BeforeAll
  static void load() throws IOException {
    assumeTrue(Files.exists(TAR), "no image was made on this machine");
    assumeTrue(docker("info").exit() == 0, "no container engine answers");
    assertThat(docker("load", "-i", TAR.toString()).exit()).isZero();
  }

  @Test
  void version_ofTheImage_isTheProjects() throws IOException {
    Result version = docker("run", "--rm", "--network", "none", IMAGE, "--version");
    assertThat(version.out()).isEqualTo("wardiary " + Installed.VERSION + "\n");
  }

  @Test
  void commands_inAContainer_archiveAndDraw() throws IOException {
    Path folder = Files.createDirectory(temp.resolve("data"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    Files.writeString(folder.resolve("club.wdr"), RECORD, UTF_8);
    Result archived = inContainer(folder, "archive", "club.wdr");
    assertThat(archived.exit()).as(archived.out()).isZero();
    assertThat(inContainer(folder, "games").out()).contains("Ann").contains("1 of 1 game");
    Result drawn = inContainer(folder, "position", "club.wdr", "--png", "board.png");
    assertThat(drawn.exit()).as(drawn.out()).isZero();
    assertThat(folder.resolve("board.png")).isNotEmptyFile();
  }

  private record Result(int exit, String out) {}

  private static Result inContainer(Path folder, String... words) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of("run", "--rm", "--network", "none", "-v", folder + ":/data", IMAGE));
    command.addAll(List.of(words));
    return docker(command.toArray(String[]::new));
  }

  private static Result docker(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("docker"));
    command.addAll(List.of(words));
    Path out = Files.createTempFile(temp, "docker", ".txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(out.toFile())
              .start();
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
      return new Result(process.exitValue(), Files.readString(out, UTF_8));
    } catch (IOException e) {
      return new Result(-1, "no docker command: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
