package org.wardiary.reports.cli.job;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.service.Health;

/** How a service is, for any thread: whether its command still works, and its applications. */
public final class ServiceWatch {

  /** A command that has not gone on for so long never will. */
  private static final Duration STUCK = Duration.ofMinutes(3);

  private final long lag;
  private final AtomicReference<Session> session = new AtomicReference<>();
  private final AtomicLong beat = new AtomicLong(System.nanoTime());

  /**
   * A watch of nothing yet.
   *
   * @param lag how many messages an application of a ready instance may have left to read
   */
  public ServiceWatch(long lag) {
    this.lag = lag;
  }

  /** The archive is open: its applications are watched. */
  public void watch(Session opened) {
    session.set(opened);
  }

  /** The command goes on. */
  public void beat() {
    beat.set(System.nanoTime());
  }

  /** How the service is. */
  public Health health() {
    boolean live = System.nanoTime() - beat.get() < STUCK.toNanos();
    List<Health.Application> applications =
        Optional.ofNullable(session.get())
            .map(found -> found.upkeep().health())
            .orElse(List.of())
            .stream()
            .map(
                each ->
                    new Health.Application(
                        each.application(), each.state(), each.isRunning(), each.lag()))
            .toList();
    return new Health(live, applications, lag);
  }
}
