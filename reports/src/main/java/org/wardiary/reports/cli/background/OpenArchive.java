package org.wardiary.reports.cli.background;

import org.wardiary.reports.archive.Session;

/** An archive that is open, for one thread at a time. */
@FunctionalInterface
public interface OpenArchive {

  /** The session. */
  Session session();

  /** A command has failed, and not because of its input: the session may be of no more use. */
  default void failed() {}

  /** A command is left to its caller, who catches up with the log: it is not done here as well. */
  default void leaveCatchUp() {}

  /** Whether a command may be interrupted: then the session is of no more use either. */
  default boolean isInterruptible() {
    return false;
  }

  /** Whether reports are made here, which takes all processors for seconds. */
  default boolean makesReports() {
    return false;
  }
}
