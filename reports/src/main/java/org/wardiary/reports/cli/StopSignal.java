package org.wardiary.reports.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Tells a command that stays that the process is to end (SIGTERM, Ctrl-C), and gives it time to end
 * in order, so that the next start finds its state as it was. The command's thread makes and closes
 * it.
 */
final class StopSignal implements AutoCloseable {

  /** How long a command may finish what it is at before it is interrupted, and then to close. */
  private static final long FINISH_SECONDS = 3;

  private static final long CLOSE_SECONDS = 5;

  /** What a shell shows of a process that SIGTERM has ended. */
  private static final int TERMINATED = 143;

  private final Thread command = Thread.currentThread();
  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private boolean closing;
  private boolean interrupted;

  private StopSignal() {}

  /** The signal for the thread that calls this. */
  static StopSignal listen() {
    StopSignal signal = new StopSignal();
    Runtime.getRuntime().addShutdownHook(new Thread(signal::stop, "stop"));
    return signal;
  }

  /** Waits; returns false, at once, if the command is to end. */
  boolean sleep(long milliseconds) {
    try {
      return !asked.await(milliseconds, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      return false;
    }
  }

  /** The command has ended its work and closes what it has opened, in which nobody disturbs it. */
  synchronized void closes() {
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
  synchronized boolean isAsked() {
    return asked.getCount() == 0 || interrupted;
  }

  private void stop() {
    asked.countDown();
    try {
      if (!ended.await(FINISH_SECONDS, TimeUnit.SECONDS)) {
        disturb();
        if (!ended.await(CLOSE_SECONDS, TimeUnit.SECONDS)) {
          Runtime.getRuntime().halt(TERMINATED);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    ended.countDown();
  }
}
