package org.wardiary.events.log.stream;

/**
 * An application that runs in this program, together with the right to run it.
 *
 * @param app the application
 * @param lock the right, given up once the application has stopped
 */
public record RunningApp(App app, AppLock lock) implements AutoCloseable {

  @Override
  public void close() {
    try {
      app.close();
    } finally {
      lock.close();
    }
  }
}
