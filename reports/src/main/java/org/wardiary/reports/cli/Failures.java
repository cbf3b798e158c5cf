package org.wardiary.reports.cli;

import java.io.UncheckedIOException;
import java.util.Optional;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.reports.archive.InputRefused;

/** Turns an exception of a command into a message and an exit code. */
final class Failures {

  private Failures() {}

  /**
   * Prints the failure and returns the exit code. The stack trace is printed too with {@code
   * WARDIARY_TRACE=1}.
   */
  static int report(Console console, Exception failure) {
    console.error(text(failure));
    if ("1".equals(System.getenv("WARDIARY_TRACE"))) {
      failure.printStackTrace(console.err());
    }
    return failure instanceof InputRefused || failure instanceof BadMap
        ? ExitCode.REFUSED
        : ExitCode.FAILED;
  }

  private static String text(Exception failure) {
    String message = Optional.ofNullable(failure.getMessage()).orElse(failure.toString());
    if (failure instanceof UncheckedIOException && failure.getCause() != null) {
      return message + ": " + failure.getCause().getMessage();
    }
    if (failure instanceof CorruptEvent) {
      return "damaged log: " + message;
    }
    return message;
  }
}
