package org.wardiary.app.resident;

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
   * @param caller the caller of the command
   * @param out receives the results
   * @param err receives all other output
   * @return the exit code; empty if the caller has to run the command itself, in which case nothing
   *     was done
   */
  OptionalInt run(List<String> arguments, Caller caller, OutputStream out, OutputStream err);

  /**
   * Number of bytes of output that may wait for a caller before the command blocks. There is no
   * limit where a blocked command would hold up others.
   */
  default long mostWaiting() {
    return Long.MAX_VALUE;
  }

  /** Whether a command whose caller has gone may be interrupted at any point. */
  default boolean isInterruptible() {
    return false;
  }
}
