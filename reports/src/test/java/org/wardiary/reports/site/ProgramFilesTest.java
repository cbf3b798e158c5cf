package org.wardiary.reports.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the program recognizes that it would still make the same files. */
class ProgramFilesTest {

  @TempDir Path folder;

  @Test
  void thisProgram_isKnown_andTheSameAsBefore() {
    assertThat(ProgramFiles.fingerprint()).isPresent().isEqualTo(ProgramFiles.fingerprint());
  }

  @Test
  void aFolder_isKnownByWhatItHolds() throws IOException {
    Path one = Files.createDirectories(folder.resolve("one/inner"));
    Path file = Files.writeString(one.resolve("A.class"), "code");
    String before = ProgramFiles.of(List.of(folder.resolve("one")));
    Path copy = Files.createDirectories(folder.resolve("copy/inner"));
    Files.copy(file, copy.resolve("A.class"));
    assertThat(ProgramFiles.of(List.of(folder.resolve("copy")))).isEqualTo(before);

    Files.writeString(file, "edoc");
    assertThat(ProgramFiles.of(List.of(folder.resolve("one")))).isNotEqualTo(before);
    Files.move(copy.resolve("A.class"), copy.resolve("B.class"));
    assertThat(ProgramFiles.of(List.of(folder.resolve("copy")))).isNotEqualTo(before);
  }

  @Test
  void aJar_isKnownByWhatItHolds() throws IOException {
    String before = ProgramFiles.of(List.of(jar("1.jar", "page.css", "colour")));
    assertThat(ProgramFiles.of(List.of(jar("2.jar", "page.css", "colour")))).isEqualTo(before);
    assertThat(ProgramFiles.of(List.of(jar("3.jar", "page.css", "colors")))).isNotEqualTo(before);
    assertThat(ProgramFiles.of(List.of(jar("4.jar", "site.css", "colour")))).isNotEqualTo(before);
  }

  private Path jar(String name, String entry, String content) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(entry));
      zip.write(content.getBytes(StandardCharsets.UTF_8));
      zip.closeEntry();
    }
    return jar;
  }
}
