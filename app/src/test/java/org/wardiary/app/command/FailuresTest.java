package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.wardiary.app.archive.Session;
import org.wardiary.app.option.Archives;
import org.wardiary.app.option.StorageOptions;
import org.wardiary.app.terminal.ExitCode;

class FailuresTest {

  /** Archives that fail to open with an error of the virtual machine. */
  private record Failing(Error failure) implements Archives {

    @Override
    public void prepare(StorageOptions options) {
      // nothing to prepare
    }

    @Override
    public boolean exists(StorageOptions options) {
      return true;
    }

    @Override
    public Session open(StorageOptions options, String command) {
      throw failure;
    }
  }

  @Test
  void command_withoutMemoryLeft_saysSo_andHasAnExitCode() {
    Cli games = Cli.on(new Failing(new OutOfMemoryError("Java heap space")), "games");

    assertThat(games.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(games.err())
        .startsWith("error: out of memory: expected less than ")
        .contains("WARDIARY_JAVA_OPTIONS=-Xmx")
        .doesNotContain("\tat ");
  }

  @Test
  void command_whoseVirtualMachineHasNoFileHandles_saysSo_andHasAnExitCode() {
    Error failure = new ExceptionInInitializerError(new IOException("Too many open files"));
    Cli games = Cli.on(new Failing(failure), "games");

    assertThat(games.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(games.err()).isEqualTo("error: expected Java to work but: Too many open files\n");
  }

  @Test
  void command_withAFault_saysWhere_andHasAnExitCode() {
    Cli games = Cli.on(new Failing(new NoClassDefFoundError("org/wardiary/Missing")), "games");

    assertThat(games.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(games.err()).contains("a fault of wardiary", "Missing", "FailuresTest");
  }
}
