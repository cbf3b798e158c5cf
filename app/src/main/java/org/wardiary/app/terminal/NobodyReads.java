package org.wardiary.app.terminal;

import java.io.IOException;

/** Standard output leads to a program that has ended, as behind {@code | head}. */
public final class NobodyReads extends IOException {

  private static final long serialVersionUID = 1L;

  NobodyReads(IOException cause) {
    super(cause.getMessage(), cause);
  }

  /** Whether a failure has this as its cause. */
  public static boolean isCauseOf(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof NobodyReads) {
        return true;
      }
    }
    return false;
  }
}
