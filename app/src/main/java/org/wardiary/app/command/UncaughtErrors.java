package org.wardiary.app.command;

import java.util.function.IntConsumer;
import org.wardiary.app.terminal.Console;
import org.wardiary.app.terminal.ExitCode;

/**
 * Reports exceptions that no thread caught. If Java itself fails, e.g. when memory runs out, ends
 * the process: without one of its threads, a long-running program would neither work nor end.
 * Threads of libraries that handle their own errors are not seen here; the launchers therefore have
 * Java end long-running programs at once when memory runs out.
 *
 * @param console where exceptions are reported
 * @param end ends the process with an exit code, without depending on any other thread
 */
public record UncaughtErrors(Console console, IntConsumer end)
    implements Thread.UncaughtExceptionHandler {

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
    } finally { // reporting may need memory too
      end.accept(ExitCode.FAILED);
    }
  }
}
