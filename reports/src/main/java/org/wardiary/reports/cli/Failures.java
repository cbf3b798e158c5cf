package org.wardiary.reports.cli;

import java.io.UncheckedIOException;
import java.util.Optional;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.CorruptEvent;

/** Turns what a command throws into a line for people and an exit code. */
final class Failures {

  private Failures() {}

  /**
   * Prints the failure and gives the exit code. The whole trace is printed with {@code
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
