package org.wardiary.app.terminal;

/**
 * Standard output takes no more results, so that a command may stop early. {@link StandardOutput}
 * knows why, and decides the exit code.
 */
public final class OutputEnded extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates the signal. */
  public OutputEnded() {
    super("standard output takes no more results");
  }
}
