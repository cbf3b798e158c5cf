package org.wardiary.app.terminal;

/** The exit codes of the process. */
public final class ExitCode {

  /** Everything was done. */
  public static final int DONE = 0;

  /** Some input was refused. */
  public static final int REFUSED = 1;

  /** The command line itself was wrong. */
  public static final int USAGE = 2;

  /** The system failed: broker, disk, a damaged log. */
  public static final int FAILED = 3;

  /**
   * The reader of the results has gone, e.g. {@code head}: the exit code that SIGPIPE would give.
   */
  public static final int NOBODY_READS = 141;

  private ExitCode() {}
}
