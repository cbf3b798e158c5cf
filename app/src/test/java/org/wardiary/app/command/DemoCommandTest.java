package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wardiary.app.terminal.ExitCode;

/** What the demo refuses; the whole of it is run as installed, in {@code InstalledProgramTest}. */
class DemoCommandTest {

  @TempDir Path folder;

  @Test
  void demo_inAnArchiveThatNoDemoMade_isRefused() throws IOException {
    Path mine = Files.createDirectory(folder.resolve("mine"));
    Cli demo = Cli.run("demo", "--out", folder.resolve("out"), "--data", mine);
    assertThat(demo.exit()).isEqualTo(ExitCode.REFUSED);
    assertThat(demo.err()).contains("one of an earlier demo but " + mine + " is something else");
    assertThat(mine).isEmptyDirectory();
    assertThat(folder.resolve("out")).doesNotExist();
  }
}
