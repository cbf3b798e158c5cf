package org.wardiary.events.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.event.CommandOutcome;

/** Which files an application leaves in its state folder after an orderly end, on a real broker. */
@Tag("slow")
class StoreFilesTest {

  private static final List<Submission> GAMES = TestGames.ofEach(1);

  @TempDir Path temp;

  private static List<String> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void storesAreWholeWithoutTheFilesOfTheirOptions() throws IOException {
    for (String outcome : List.of("accepted", "duplicate")) {
      try (BackupProgram program = new BackupProgram(temp)) {
        assertThat(program.by(submitter -> GAMES.forEach(submitter::submit)).values())
            .extracting(CommandOutcome::getOutcome)
            .containsOnly(outcome);
        assertThat(files(temp.resolve("streams"))).anyMatch(name -> name.startsWith("OPTIONS-"));
      }
      assertThat(files(temp.resolve("streams")))
          .noneMatch(name -> name.startsWith("OPTIONS-"))
          .anyMatch(name -> name.endsWith(".sst"))
          .contains("CURRENT");
    }
  }
}
