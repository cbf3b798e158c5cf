package org.wardiary.app.resident;

import org.wardiary.app.archive.Session;

/** An archive that is open, for one thread at a time. */
@FunctionalInterface
public interface OpenArchive {

  /** The session on the archive. */
  Session session();

  /** Notes that a command has failed, and not because of its input: the session may be unusable. */
  default void failed() {}

  /**
   * Notes that a command is left to its caller, which catches up with the log instead of this
   * program.
   */
  default void leaveCatchUp() {}

  /** Whether a command may be interrupted, which makes the session unusable too. */
  default boolean isInterruptible() {
    return false;
  }

  /** Whether reports are made here; making one takes all processors for seconds. */
  default boolean makesReports() {
    return false;
  }
}
