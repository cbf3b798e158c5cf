package org.wardiary.events.log.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.events.work.ProcessStart;

/** Whether a process is the one that was recorded. */
class ProcessStartTest {

  private static final ProcessHandle SELF = ProcessHandle.current();
  private static final ProcessStart NOW = ProcessStart.of(SELF);

  @TempDir Path folder;

  private static DirectoryOwner owner(ProcessStart start) {
    return new DirectoryOwner(SELF.pid(), SELF.pid(), start, "test", "SHARED", "", "");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void isOf_theSameProcess_afterTheClockWasSet() throws IOException {
    ProcessStart set = new ProcessStart(NOW.millis() + 3_600_000, NOW.boot());
    assertThat(set.isOf(SELF)).isTrue();
    owner(set).write(folder);
    assertThat(DirectoryOwner.read(folder).orElseThrow().ownerLives()).isTrue();
    assertThat(new ProcessStart(NOW.millis(), NOW.boot() + "1").isOf(SELF)).isFalse();
  }

  @Test
  void isOf_theTimeAlone_whereTheBootIsUnknown() {
    assertThat(new ProcessStart(NOW.millis(), "").isOf(SELF)).isTrue();
    assertThat(new ProcessStart(NOW.millis() + 1, "").isOf(SELF)).isFalse();
  }

  @Test
  void isOf_noProcessThatHasEnded() throws Exception {
    Process ended =
        new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin/java") + "", "-version")
            .start();
    ProcessStart start = ProcessStart.of(ended.toHandle());
    ended.waitFor();
    assertThat(start.isOf(ended.toHandle())).isFalse();
  }
}
