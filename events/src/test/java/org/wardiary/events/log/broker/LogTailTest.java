package org.wardiary.events.log.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is quoted of a log. */
class LogTailTest {

  @TempDir Path folder;

  @Test
  void linesOfEarlierRuns_areLeftOut() throws IOException {
    Path log = Files.writeString(folder.resolve("broker.log"), "earlier\n");
    long from = Files.size(log);
    assertThat(LogTail.of(log, from)).isEqualTo("(nothing was written)");
    Files.writeString(log, "one\n\tat x.Y\ntwo\n", StandardOpenOption.APPEND);
    assertThat(LogTail.of(log, from)).isEqualTo("one\ntwo");
    assertThat(LogTail.of(log, 0)).isEqualTo("earlier\none\ntwo");
  }

  @Test
  void longLogIsCut_andOneThatWasBegunAgainIsQuoted() throws IOException {
    Path log = Files.writeString(folder.resolve("broker.log"), "a line\n".repeat(100_000));
    assertThat(LogTail.of(log, 7).lines()).hasSize(12).containsOnly("a line");
    Files.writeString(log, "begun again\n");
    assertThat(LogTail.of(log, 700_000)).isEqualTo("begun again");
    assertThat(LogTail.of(folder.resolve("none"), 0)).startsWith("(no log: ");
  }
}
