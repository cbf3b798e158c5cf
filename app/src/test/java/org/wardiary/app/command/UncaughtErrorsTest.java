package org.wardiary.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;

class UncaughtErrorsTest {

  private final StringWriter err = new StringWriter();
  private final List<Integer> ended = new ArrayList<>();

  private void fail(Throwable failure) throws InterruptedException {
    fail(failure, err);
  }

  private void fail(Throwable failure, Writer to) throws InterruptedException {
    Console console =
        Console.system(
            new PrintWriter(new StringWriter()),
            new PrintWriter(to),
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
  void theProcessEnds_thoughThereIsNoMemoryToSaySo() throws InterruptedException {
    Writer none =
        new StringWriter() {
          @Override
          public void write(String text, int from, int length) {
            throw new OutOfMemoryError("Java heap space");
          }
        };
    fail(new OutOfMemoryError("Java heap space"), none);

    assertThat(ended).containsExactly(ExitCode.FAILED);
  }

  @Test
  void anythingElse_isToldAndNoMore() throws InterruptedException {
    fail(new IllegalStateException("late"));
    fail(new StackOverflowError());

    assertThat(ended).isEmpty();
    assertThat(err.toString())
        .startsWith("Exception in thread \"at work\" java.lang.IllegalStateException: late")
        .contains("Exception in thread \"at work\" java.lang.StackOverflowError");
  }
}
