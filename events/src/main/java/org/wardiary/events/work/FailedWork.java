package org.wardiary.events.work;

import java.util.concurrent.ExecutionException;

/** What another thread's work has failed with, for the thread that waits for it. */
public final class FailedWork {

  private FailedWork() {}

  /**
   * The failure as it was thrown there; one that is checked as the cause of another.
   *
   * @throws Error if that is what was thrown
   */
  public static RuntimeException of(ExecutionException failure) {
    Throwable cause = failure.getCause();
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
  }
}
