package org.wardiary.reports.remote;

import java.io.OutputStream;
import java.util.List;
import java.util.OptionalInt;

/** Runs command lines of other programs. */
@FunctionalInterface
public interface Responder {

  /**
   * Runs a command, or leaves it to the caller.
   *
   * @param arguments the command and its arguments
   * @param caller who has it run
   * @param out receives its results
   * @param err receives all else that it prints
   * @return its exit code; nothing if the caller has to run it itself: then nothing was done
   */
  OptionalInt run(List<String> arguments, Caller caller, OutputStream out, OutputStream err);

  /**
   * How many bytes of what a command prints may wait for its caller until the command waits too:
   * without a limit where a command that waits would hold up others.
   */
  default long mostWaiting() {
    return Long.MAX_VALUE;
  }

  /** Whether a command whose caller is gone may be interrupted, whatever it is at. */
  default boolean isInterruptible() {
    return false;
  }
}
