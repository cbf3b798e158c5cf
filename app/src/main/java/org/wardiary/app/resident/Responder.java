package org.wardiary.app.resident;

import java.io.OutputStream;
import java.util.List;

/** Runs command lines of other programs. */
@FunctionalInterface
public interface Responder {

  /**
   * Runs a command. The thread is interrupted if the caller has gone. After an exception, a caller
   * that has printed nothing yet runs the command itself.
   *
   * @param arguments the command and its arguments
   * @param caller the caller of the command
   * @param out receives the results
   * @param err receives all other output
   * @return the exit code
   */
  int run(List<String> arguments, Caller caller, OutputStream out, OutputStream err);
}
