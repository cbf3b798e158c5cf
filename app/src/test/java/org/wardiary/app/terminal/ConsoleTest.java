package org.wardiary.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/**
 * Checks that what is printed on standard error cannot control a terminal, but keeps its layout.
 */
class ConsoleTest {

  private final StringWriter err = new StringWriter();
  private final Console console =
      new Console(
          new PrintWriter(new StringWriter()),
          new PrintWriter(err),
          OutputStream.nullOutputStream(),
          Console.Terminal.LOG);

  @Test
  void messageIsOneLine_andWhatIsNotPrintedIsEscaped() {
    console.error("one\n\ttwo \u001b[2J\u000bthree\r\u2028\n");

    assertThat(err.toString().lines())
        .containsExactly("error: one\\u000a\\u0009two \\u001b[2J\\u000bthree\\u000d\\u2028\\u000a");
  }

  @Test
  void tracesGiveNoOrdersEither() {
    console.trace("late: ", new IllegalStateException("\u001b[2J"));

    assertThat(err.toString())
        .startsWith("late: java.lang.IllegalStateException: \\u001b[2J\n\tat org.wardiary.");
  }
}
