package org.wardiary.reports.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WritableFolderTest {

  @TempDir Path temp;

  @Test
  void folderThatCanBeWritten_isLeftAsItWas() throws IOException {
    Path missing = temp.resolve("a").resolve("b");
    assertThatCode(() -> WritableFolder.require(missing)).doesNotThrowAnyException();
    assertThat(missing.getParent()).doesNotExist();
    WritableFolder.require(temp);
    assertThat(temp).isEmptyDirectory();
  }

  @Test
  void folderThatCannotBeWritten_isNamed() throws IOException {
    Path file = Files.writeString(temp.resolve("file"), "");
    assertThatThrownBy(() -> WritableFolder.require(file.resolve("out")))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("expected to write to " + file.resolve("out"));
    // where nobody, not even root, can make a file
    assertThatThrownBy(() -> WritableFolder.require(Path.of("/proc/out")))
        .isInstanceOf(UncheckedIOException.class);
  }
}
