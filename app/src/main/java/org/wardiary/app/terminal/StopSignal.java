package org.wardiary.app.terminal;

import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Tells a long-running command that the process is to end (SIGTERM, Ctrl-C), and gives it time to
 * end in order, so that the next start finds its state intact. The command's thread creates and
 * closes this.
 */
public final class StopSignal implements AutoCloseable {

  /**
   * Seconds in which a command may finish its current work before it is interrupted; {@code
   * CLOSE_SECONDS} are then left to close.
   */
  private static final long FINISH_SECONDS = 3;

  private static final long CLOSE_SECONDS = 5;

  /**
   * Seconds in which a service may close the state of many partitions; service managers wait half a
   * minute in all.
   */
  private static final long SERVICE_SECONDS = 22;

  /** Seconds after which a service has ended, whatever it was doing. */
  public static final int SERVICE_LIMIT = (int) (FINISH_SECONDS + SERVICE_SECONDS);

  /** The exit code that a shell shows for a process that SIGTERM has ended. */
  private static final int TERMINATED = 143;

  private final Thread command = Thread.currentThread();
  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private final long closeSeconds;
  private OptionalInt code = OptionalInt.empty();
  private boolean closing;
  private boolean interrupted;

  private StopSignal(long closeSeconds) {
    this.closeSeconds = closeSeconds;
  }

  /** A signal for the calling thread. */
  public static StopSignal listen() {
    return listen(CLOSE_SECONDS);
  }

  /**
   * A signal for a service. The process ends with the exit code passed to {@link #ended}, if any,
   * and not with that of a process that SIGTERM has ended.
   */
  public static StopSignal ofService() {
    return listen(SERVICE_SECONDS);
  }

  private static StopSignal listen(long closeSeconds) {
    StopSignal signal = new StopSignal(closeSeconds);
    Runtime.getRuntime().addShutdownHook(new Thread(signal::stop, "stop"));
    return signal;
  }

  /** Waits; returns false as soon as the command is to end. */
  public boolean sleep(long milliseconds) {
    try {
      return !asked.await(milliseconds, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return false;
    }
  }

  /**
   * Notes that the command has ended its work and now closes what it has opened; from now on it is
   * not interrupted.
   */
  public synchronized void closes() {
    closing = true;
    // an earlier interrupt would make closing fail
    interrupted |= Thread.interrupted();
  }

  private synchronized void disturb() {
    if (!closing) {
      command.interrupt();
    }
  }

  /** Whether the process is about to end, or the command's work was interrupted. */
  public synchronized boolean isAsked() {
    return asked.getCount() == 0 || interrupted;
  }

  private void stop() {
    asked.countDown();
    try {
      if (!ended.await(FINISH_SECONDS, TimeUnit.SECONDS)) {
        disturb();
        if (!ended.await(closeSeconds, TimeUnit.SECONDS)) {
          Runtime.getRuntime().halt(TERMINATED);
        }
      }
      exitCode().ifPresent(Runtime.getRuntime()::halt);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized OptionalInt exitCode() {
    return code;
  }

  /** Notes that the command has ended; the process ends too, if it was asked to. */
  public void ended(int exitCode) {
    synchronized (this) {
      code = OptionalInt.of(exitCode);
    }
    ended.countDown();
  }

  @Override
  public void close() {
    ended.countDown();
  }
}
