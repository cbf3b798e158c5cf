package org.wardiary.reports.cli;

/** The exit codes of the process. */
final class ExitCode {

  /** All was done. */
  static final int DONE = 0;

  /** Some input was refused. */
  static final int REFUSED = 1;

  /** The command line itself was wrong. */
  static final int USAGE = 2;

  /** The system failed: broker, disk, a damaged log. */
  static final int FAILED = 3;

  private ExitCode() {}
}
