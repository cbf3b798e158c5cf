package org.wardiary.reports.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.record.Decompression;

class OutputFileTest {

  @TempDir Path folder;

  @Test
  void resume_goesOnWithWhatCountsOfTheDraft_andOneProgramAtATime() throws IOException {
    Path file = folder.resolve("resumed.txt");
    Files.writeString(file, "old");
    try (OutputFile first = OutputFile.resume(file, "a1", draft -> 0)) {
      first.writer().write("one two");
      assertThatThrownBy(() -> OutputFile.resume(file, "a1", draft -> 0))
          .hasMessageContaining("another program writes it, as resumed.txt.a1.part");
    }
    assertThat(file).hasContent("old");
    try (OutputFile other = OutputFile.resume(file, "b2", draft -> 0)) {
      other.writer().flush();
    }
    try (OutputFile again =
        OutputFile.resume(file, "a1", draft -> draft.readAllBytes().length - 3)) {
      again.writer().write("three");
      again.commit();
    }
    assertThat(file).hasContent("one three");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  private static String read(Path file) throws IOException {
    try (InputStream in = Decompression.of(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @CsvSource({"games.wdr.gz, 1f8b", "games.wdr.zst, 28b5"})
  void name_tellsHowAFileIsCompressed(String name, String magic) throws IOException {
    Path file = folder.resolve(name);
    String text = "1. IGR-G3R né\n".repeat(20_000);
    OutputFile.write(file, text);
    assertThat(HexFormat.of().formatHex(Files.readAllBytes(file))).startsWith(magic);
    assertThat(file.toFile().length()).isLessThan(text.length() / 50);
    assertThat(read(file)).isEqualTo(text);

    try (OutputFile broken = OutputFile.create(file)) {
      broken.writer().write("half of the n");
    }
    assertThat(read(file)).isEqualTo(text);
    try (OutputFile off = OutputFile.resume(file, "a1", draft -> 0)) {
      off.writer().write("one ");
    }
    assertThat(read(file)).isEqualTo(text);
    try (OutputFile again = OutputFile.resume(file, "a1", draft -> draft.readAllBytes().length)) {
      again.writer().write("two");
      again.commit();
    }
    assertThat(read(file)).isEqualTo("one two");
    assertThat(folder).isDirectoryContaining(file::equals);
    assertThat(folder).isDirectoryNotContaining(path -> !path.equals(file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"link.gz", "link.zst"})
  void compressedFileWithoutRoom_isAnError(String name) throws IOException {
    Path full = Path.of("/dev/full");
    Assumptions.assumeTrue(Files.isWritable(full));
    Path link = Files.createSymbolicLink(folder.resolve(name), full);
    assertThatThrownBy(() -> OutputFile.write(link, "text"))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("expected to write " + link);
  }

  @Test
  void aFileThatIsNotCommitted_staysAsItWas() throws IOException {
    Path file = folder.resolve("deep/text");
    OutputFile.write(file, "old");
    try (OutputFile output = OutputFile.create(file)) {
      output.writer().write("half of the new o");
    }

    assertThat(file).hasContent("old");
    assertThat(file.getParent()).isDirectoryNotContaining(path -> !path.equals(file));
  }

  @Test
  void aFileThatIsCommitted_isReplacedWhole() throws IOException {
    Path file = folder.resolve("text");
    OutputFile.write(file, "a longer old text");
    try (OutputFile output = OutputFile.create(file)) {
      output.writer().write("né");
      output.commit();
    }

    assertThat(Files.readString(file)).isEqualTo("né");
    assertThat(folder).isDirectoryNotContaining(path -> !path.equals(file));
  }

  @Test
  void fileWhereAFolderShouldBe_isNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "old");
    assertThatThrownBy(() -> OutputFile.write(file.resolve("text"), "new"))
        .hasStackTraceContaining("expected a folder but " + file + " is a file");
    assertThat(file).hasContent("old");
  }

  @Test
  void permissions_areThoseOfTheOldFile_andOfANewFileTheUsualOnes() throws IOException {
    Path file = folder.resolve("text");
    OutputFile.write(file, "new");
    Path usual = Files.writeString(folder.resolve("usual"), "");
    assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(usual));
    for (String permissions : List.of("rw-------", "rw-rw-r--")) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
      OutputFile.write(file, "newer");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo(permissions);
      try (OutputFile resumed = OutputFile.resume(file, "mark", in -> 0)) {
        resumed.writer().write("resumed");
        resumed.commit();
      }
      assertThat(file).hasContent("resumed");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo(permissions);
    }
  }

  @Test
  void symbolicLink_stays_andTheFileBehindItIsReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve("real"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));
    Path second = Files.createSymbolicLink(folder.resolve("second"), link);
    OutputFile.write(second, "new");

    assertThat(second).isSymbolicLink();
    assertThat(link).isSymbolicLink();
    assertThat(file).hasContent("new");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("real", "link", "second");
  }

  @Test
  void danglingLink_makesTheFileThatItNames_butNoFolders() throws IOException {
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("later"));
    OutputFile.write(link, "text");
    assertThat(link).isSymbolicLink().hasContent("text");

    Path lost = Files.createSymbolicLink(folder.resolve("lost"), folder.resolve("none/later"));
    assertThatThrownBy(() -> OutputFile.write(lost, "text"))
        .hasMessageContaining("expected to write")
        .hasRootCauseInstanceOf(NoSuchFileException.class);
    assertThat(lost).isSymbolicLink();
    assertThat(folder.resolve("none")).doesNotExist();
  }

  @Test
  void linksInACircle_andDirectories_areRefused() throws IOException {
    Path one = folder.resolve("one");
    Path other = Files.createSymbolicLink(folder.resolve("other"), one);
    Files.createSymbolicLink(one, other);
    assertThatThrownBy(() -> OutputFile.create(one)).hasMessageContaining("in a circle");

    Path directory = Files.createDirectory(folder.resolve("directory"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), directory);
    for (Path path : List.of(directory, link)) {
      assertThatThrownBy(() -> OutputFile.create(path))
          .hasMessage("expected a file but %s is a directory", path);
    }
    assertThat(directory).isEmptyDirectory();
    assertThat(link).isSymbolicLink();
  }

  @Test
  void pipe_isWrittenThrough() throws Exception {
    Path pipe = folder.resolve("pipe");
    Assumptions.assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    CompletableFuture<String> read =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return Files.readString(pipe);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    OutputFile.write(pipe, "through");

    assertThat(read.get(10, TimeUnit.SECONDS)).isEqualTo("through");
    assertThat(Files.readAttributes(pipe, BasicFileAttributes.class).isOther()).isTrue();
    assertThat(folder.toFile().list()).containsExactly("pipe");
  }

  @Test
  void deviceWithoutRoom_isAnError_andStaysADevice() throws IOException {
    Path full = Path.of("/dev/full");
    Assumptions.assumeTrue(Files.isWritable(full));
    Path link = Files.createSymbolicLink(folder.resolve("link"), full);
    for (Path path : List.of(full, link)) {
      assertThatThrownBy(() -> OutputFile.write(path, "text"))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageContaining("expected to write " + path);
    }
    assertThat(Files.readAttributes(full, BasicFileAttributes.class).isOther()).isTrue();
    assertThat(link).isSymbolicLink();
  }

  @Test
  void folderWithoutPermission_isNamed_andNothingIsLeft() throws IOException {
    Path closed = Files.createDirectory(folder.resolve("closed"));
    Assumptions.assumeTrue(closed.toFile().setWritable(false));
    Assumptions.assumeFalse(Files.isWritable(closed), "root may write everywhere");
    assertThatThrownBy(() -> OutputFile.create(closed.resolve("text")))
        .hasMessage("no permission to write in %s", closed);
    assertThat(closed).isEmptyDirectory();
  }

  @Test
  void standardOutput_isWrittenAtOnce_andStaysOpen() throws IOException {
    ByteArrayOutputStream stream = new ByteArrayOutputStream();
    try (OutputFile output = OutputFile.to(stream)) {
      output.writer().write("né");
      output.write(new byte[] {10});
      output.commit();
    }
    stream.write('x');
    assertThat(stream.toString(StandardCharsets.UTF_8)).isEqualTo("né\nx");
  }
}
