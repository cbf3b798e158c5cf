package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.wardiary.app.option.Archives;
import org.wardiary.app.terminal.ExitCode;

class FailuresTest {

  /**
   * The list of the games of an archive that fails to open with an error of the virtual machine.
   */
  private static Cli games(Error failure) {
    Archives failing =
        Archives.lent(
            () -> {
              throw failure;
            });
    return Cli.on(failing, "games");
  }

  @Test
  void command_withoutMemoryLeft_saysSo_andHasAnExitCode() {
    Cli games = games(new OutOfMemoryError("Java heap space"));

    assertThat(games.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(games.err())
        .startsWith("error: out of memory: expected less than ")
        .contains("WARDIARY_JAVA_OPTIONS=-Xmx")
        .doesNotContain("\tat ");
  }

  @Test
  void command_whoseVirtualMachineHasNoFileHandles_saysSo_andHasAnExitCode() {
    Error failure = new ExceptionInInitializerError(new IOException("Too many open files"));
    Cli games = games(failure);

    assertThat(games.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(games.err()).isEqualTo("error: expected Java to work but: Too many open files\n");
  }

  @Test
  void command_withAFault_saysWhere_andHasAnExitCode() {
    Cli games = games(new NoClassDefFoundError("org/wardiary/Missing"));

    assertThat(games.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(games.err()).contains("a fault of wardiary", "Missing", "FailuresTest");
  }
}
