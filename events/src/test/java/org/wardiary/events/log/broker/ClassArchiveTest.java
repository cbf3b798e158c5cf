package org.wardiary.events.log.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
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

  @Test
  void keep_leavesNothingOfOlderVersions() throws IOException {
    for (String name : List.of("broker-1.jsa", "broker-2.jsa", "broker-3.part", "broker-4.jar")) {
      Files.setLastModifiedTime(Files.createFile(java.resolve(name)), FileTime.fromMillis(0));
    }
    Path jar = Files.createFile(java.resolve("broker-5.jar"));
    ClassArchive archive = ClassArchive.of(java, List.of(), jar.toString());
    Path written = Path.of(archive.options().get(0).replaceFirst("-XX:ArchiveClassesAtExit=", ""));
    Files.createFile(written);
    archive.keep();
    assertThat(archive.options()).element(1).asString().startsWith("-XX:SharedArchiveFile=");
    try (Stream<Path> files = Files.list(java)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .hasSize(2)
          .contains("broker-5.jar")
          .anyMatch(name -> name.matches("broker-[0-9a-f]{16}\\.jsa"));
    }
  }

  @Test
  void broker_besideAnArchiveOfCommands_hasNone() throws IOException {
    Path jar = Files.createFile(java.resolve("broker-5.jar"));
    Path commands = Files.createDirectory(java.resolve("commands"));
    ClassArchive archive = ClassArchive.of(java, List.of(), jar.toString());
    Files.createFile(commands.resolve("1-2.busy"));
    assertThat(archive.options()).isNotEmpty();
    Files.createFile(commands.resolve("1-2.jsa"));
    assertThat(archive.options()).isEmpty();
  }
}
