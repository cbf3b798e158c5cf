package org.wardiary.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;
import org.wardiary.app.terminal.NobodyReads;
import org.wardiary.app.terminal.OutputEnded;
import org.wardiary.events.file.FileProblem;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.log.broker.MissingRight;
import org.wardiary.events.log.broker.RequestRefused;
import org.wardiary.events.text.InputRefused;

/** Turns an exception of a command into a message and an exit code. */
final class Failures {

  private Failures() {}

  /**
   * Prints the failure and returns the exit code. The stack trace is printed too with {@code
   * WARDIARY_TRACE=1}. That nobody reads the results is no failure to be printed.
   */
  static int report(Console console, Exception failure) {
    if (failure instanceof OutputEnded) {
      return ExitCode.DONE;
    }
    if (NobodyReads.isCauseOf(failure)) {
      return ExitCode.NOBODY_READS;
    }
    console.error(text(failure));
    if (isTraced()) {
      failure.printStackTrace(console.err());
    }
    return code(failure);
  }

  /** The exit code of a command that failed with this exception. */
  static int code(Exception failure) {
    return failure instanceof InputRefused
            || failure instanceof BadMap
            || MissingRight.in(failure).isPresent()
        ? ExitCode.REFUSED
        : ExitCode.FAILED;
  }

  /**
   * Prints an error that no command can handle, and returns the exit code. Kafka's threads may
   * still run; the caller has to end the process.
   */
  static int report(Console console, Error failure) {
    if (failure instanceof OutOfMemoryError) {
      console.error(
          "out of memory: expected less than "
              + Runtime.getRuntime().maxMemory() / (1 << 20)
              + " MiB to be enough; WARDIARY_JAVA_OPTIONS=-Xmx8g gives more");
    } else if (failure instanceof ExceptionInInitializerError
        && failure.getCause() instanceof IOException cause) {
      // Java itself lacks something of the system, such as file handles
      console.error("expected Java to work but: " + FileProblem.text(cause));
    } else {
      console.error("this is a fault of wardiary: " + failure);
      console.trace("", failure);
    }
    return ExitCode.FAILED;
  }

  /** The message about a failure, as it is printed. */
  static String text(Exception failure) {
    Optional<RequestRefused> refused = MissingRight.in(failure);
    if (refused.isPresent()) {
      return refused.get().getMessage();
    }
    String message = Optional.ofNullable(failure.getMessage()).orElse(failure.toString());
    if (failure instanceof UncheckedIOException unchecked) {
      return message + ": " + FileProblem.text(unchecked.getCause());
    }
    if (failure instanceof CorruptEvent) {
      return "damaged log: " + message;
    }
    return message;
  }

  /** Whether commands print the stack trace of a failure. */
  static boolean isTraced() {
    return "1".equals(System.getenv("WARDIARY_TRACE"));
  }
}
