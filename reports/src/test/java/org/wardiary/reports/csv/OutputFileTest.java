package org.wardiary.reports.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {

  @TempDir Path folder;

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
}
