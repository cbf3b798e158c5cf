package org.wardiary.events.work;

import java.util.concurrent.ExecutionException;

/** The failure of another thread's work, to be thrown in the thread that waits for it. */
public final class FailedWork {

  private FailedWork() {}

  /**
   * Returns the failure as it was thrown in the other thread, a checked exception wrapped in an
   * {@link IllegalStateException}.
   *
   * @throws Error if an error was thrown there
   */
  public static RuntimeException of(ExecutionException failure) {
    Throwable cause = failure.getCause();
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
  }
}
