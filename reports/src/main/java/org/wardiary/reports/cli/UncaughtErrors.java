package org.wardiary.reports.cli;

import java.util.function.IntConsumer;
import org.wardiary.reports.cli.terminal.Console;
import org.wardiary.reports.cli.terminal.ExitCode;

/**
 * Tells what no thread caught. Where Java itself fails, as when memory runs out, it ends the
 * process: without one of its threads a program that stays would neither work nor end. Threads of
 * libraries that handle their own errors are not seen here; so the launchers have Java end programs
 * that stay at once when memory runs out.
 *
 * @param console where it is told
 * @param end ends the process with an exit code, without asking any other thread for anything
 */
record UncaughtErrors(Console console, IntConsumer end) implements Thread.UncaughtExceptionHandler {

  @Override
  public void uncaughtException(Thread thread, Throwable failure) {
    if (failure instanceof VirtualMachineError error && !(error instanceof StackOverflowError)) {
      end(error);
    } else {
      console.trace("Exception in thread \"" + thread.getName() + "\" ", failure);
    }
  }

  private void end(VirtualMachineError error) {
    try {
      Failures.report(console, error);
      console.err().flush();
    } finally { // telling it may need memory, too
      end.accept(ExitCode.FAILED);
    }
  }
}
