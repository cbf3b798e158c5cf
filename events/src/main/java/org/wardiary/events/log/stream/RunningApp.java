package org.wardiary.events.log.stream;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * An application that runs in this program, together with the right to run it.
 *
 * @param app the application
 * @param lock the right, given up once the application has stopped
 */
public record RunningApp(App app, AppLock lock) implements AutoCloseable {

  /**
   * Starts an application. The right is given up if that fails, so that another program, or this
   * one later, can run it.
   *
   * @param lock the right to run it
   * @param start starts it
   */
  public static RunningApp start(AppLock lock, Supplier<App> start) {
    Optional<RunningApp> running = Optional.empty();
    try {
      running = Optional.of(new RunningApp(start.get(), lock));
      return running.get();
    } finally {
      if (running.isEmpty()) {
        lock.close();
      }
    }
  }

  @Override
  public void close() {
    try {
      app.close();
    } finally {
      lock.close();
    }
  }
}
