package org.wardiary.reports.cli;

import java.util.function.IntConsumer;
import org.wardiary.reports.cli.terminal.Console;

/**
 * What becomes of that which a thread did not catch. An error, such as that memory is out, ends the
 * process: without one of its threads a program that stays would neither work nor end.
 *
 * @param console where it is told
 * @param end ends the process with an exit code, without asking any other thread for anything
 */
record UncaughtErrors(Console console, IntConsumer end) implements Thread.UncaughtExceptionHandler {

  @Override
  public void uncaughtException(Thread thread, Throwable failure) {
    if (failure instanceof Error error) {
      int code = Failures.report(console, error);
      console.err().flush();
      end.accept(code);
    } else {
      console.err().print("Exception in thread \"" + thread.getName() + "\" ");
      failure.printStackTrace(console.err());
      console.err().flush();
    }
  }
}
