package org.wardiary.reports.cli.terminal;

import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Tells a command that stays that the process is to end (SIGTERM, Ctrl-C), and gives it time to end
 * in order, so that the next start finds its state as it was. The command's thread makes and closes
 * it.
 */
public final class StopSignal implements AutoCloseable {

  /** How long a command may finish what it is at before it is interrupted, and then to close. */
  private static final long FINISH_SECONDS = 3;

  private static final long CLOSE_SECONDS = 5;

  /** A service closes state of many partitions; whoever runs services waits half a minute. */
  private static final long SERVICE_SECONDS = 22;

  /** After so many seconds a service has ended, whatever it was at. */
  public static final int SERVICE_LIMIT = (int) (FINISH_SECONDS + SERVICE_SECONDS);

  /** What a shell shows of a process that SIGTERM has ended. */
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

  /** The signal for the thread that calls this. */
  public static StopSignal listen() {
    return listen(CLOSE_SECONDS);
  }

  /**
   * The signal for a service. Its process ends with the exit code that it gives to {@link #ended},
   * if it gives any, and not with that of a process that SIGTERM has ended.
   */
  public static StopSignal ofService() {
    return listen(SERVICE_SECONDS);
  }

  private static StopSignal listen(long closeSeconds) {
    StopSignal signal = new StopSignal(closeSeconds);
    Runtime.getRuntime().addShutdownHook(new Thread(signal::stop, "stop"));
    return signal;
  }

  /** Waits; returns false, at once, if the command is to end. */
  public boolean sleep(long milliseconds) {
    try {
      return !asked.await(milliseconds, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return false;
    }
  }

  /** The command has ended its work and closes what it has opened, in which nobody disturbs it. */
  public synchronized void closes() {
    closing = true;
    // an interrupt that came before would meet what closes
    interrupted |= Thread.interrupted();
  }

  private synchronized void disturb() {
    if (!closing) {
      command.interrupt();
    }
  }

  /** Whether the process is about to end, or the command was interrupted at its work. */
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

  /** The command has ended, and so does the process, if it was asked to. */
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
