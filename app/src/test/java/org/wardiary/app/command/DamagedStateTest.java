package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;

/** Local state that cannot be read: the error says what can be done, and that helps. */
@Tag("slow")
class DamagedStateTest {

  private static final String RECORD =
      """
      [Game "squares/civil-war"]
      [First "%s"]

      *
      """;

  @TempDir Path folder;

  @Test
  void stateThatCannotBeRead_isRestored_onceItsFolderIsDeleted() throws IOException {
    assertThat(archive("Gray").exit()).isZero();
    List<Path> tables = tables();
    assertThat(tables).isNotEmpty();
    for (Path table : tables) {
      Files.write(table, new byte[0]);
    }

    Cli refused = archive("Blue");
    assertThat(refused.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(refused.err())
        .startsWith("error: expected to read the local state of wardiary-referee but: ")
        .contains("delete the folder " + state() + ",");

    FileUtils.deleteDirectory(state().toFile());
    assertThat(archive("Blue").out()).contains("1 accepted");
  }

  private Path state() throws IOException {
    try (Stream<Path> clusters = Files.list(folder.resolve("data/state"))) {
      return clusters.toList().get(0).resolve("wardiary-referee");
    }
  }

  private List<Path> tables() throws IOException {
    try (Stream<Path> files = Files.walk(state())) {
      return files.filter(file -> file.toString().endsWith(".sst")).toList();
    }
  }

  private Cli archive(String first) throws IOException {
    Path record = Files.writeString(folder.resolve(first + ".wdr"), RECORD.formatted(first));
    return Cli.run("archive", record, "--data", folder.resolve("data"));
  }
}
