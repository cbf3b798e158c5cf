package org.wardiary.events.log.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassArchiveTest {

  @TempDir Path java;

  @Test
  void baseArchive_ofARuntimeThatWasLinkedWithoutOne_isMissed() throws IOException {
    assertThat(ClassArchive.hasBaseArchive(java)).isFalse();
    Files.createDirectories(java.resolve("lib/server"));
    Files.createFile(java.resolve("lib/server/classes.jsa"));
    assertThat(ClassArchive.hasBaseArchive(java)).isTrue();
  }

  @Test
  void baseArchive_onWindows_liesAmongThePrograms() throws IOException {
    Files.createDirectories(java.resolve("bin/server"));
    Files.createFile(java.resolve("bin/server/classes.jsa"));
    assertThat(ClassArchive.hasBaseArchive(java)).isTrue();
  }
}
