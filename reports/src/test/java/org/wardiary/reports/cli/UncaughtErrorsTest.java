package org.wardiary.reports.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;

class UncaughtErrorsTest {

  private final StringWriter err = new StringWriter();
  private final List<Integer> ended = new ArrayList<>();

  private void fail(Throwable failure) throws InterruptedException {
    Console console =
        Console.system(
            new PrintWriter(new StringWriter()),
            new PrintWriter(err),
            OutputStream.nullOutputStream());
    Thread thread =
        new Thread(
            () -> {
              throw sneaky(failure);
            },
            "at work");
    thread.setUncaughtExceptionHandler(new UncaughtErrors(console, ended::add));
    thread.start();
    thread.join();
  }

  private static RuntimeException sneaky(Throwable failure) {
    if (failure instanceof Error error) {
      throw error;
    }
    return (RuntimeException) failure;
  }

  @Test
  void memoryThatIsOutOnAnyThread_endsTheProcessAndSaysSo() throws InterruptedException {
    fail(new OutOfMemoryError("Java heap space"));

    assertThat(ended).containsExactly(ExitCode.FAILED);
    assertThat(err.toString()).startsWith("error: out of memory: expected less than ");
  }

  @Test
  void anException_isToldAndNoMore() throws InterruptedException {
    fail(new IllegalStateException("late"));

    assertThat(ended).isEmpty();
    assertThat(err.toString())
        .startsWith("Exception in thread \"at work\" java.lang.IllegalStateException: late");
  }
}
