package org.wardiary.app.job;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.wardiary.app.archive.Session;
import org.wardiary.app.service.Health;
import org.wardiary.events.log.stream.AppHealth;

/**
 * The health of a service: whether its command still makes progress, whether its brokers answer,
 * and the state of its applications. For any thread.
 */
public final class ServiceWatch {

  /** A command that has made no progress for so long counts as stuck. */
  private static final Duration STUCK = Duration.ofMinutes(3);

  private final long lag;
  private final AtomicReference<Session> session = new AtomicReference<>();
  private final AtomicLong beat = new AtomicLong(System.nanoTime());
  private final AtomicReference<Health.Brokers> brokers =
      new AtomicReference<>(Health.Brokers.ANSWER);

  /**
   * Creates a watch that has nothing to watch yet.
   *
   * @param lag largest lag, in messages, of each application of a ready instance
   */
  public ServiceWatch(long lag) {
    this.lag = lag;
  }

  /** Watches the applications of an archive, which has been opened. */
  public void watch(Session opened) {
    session.set(opened);
  }

  /**
   * Notes that the command makes progress.
   *
   * @param now whether its brokers answer
   */
  public void beat(Health.Brokers now) {
    brokers.set(now);
    beat.set(System.nanoTime());
  }

  /** The current health of the service; not live if an application has ended for good. */
  public Health health() {
    List<AppHealth> found =
        Optional.ofNullable(session.get())
            .map(opened -> opened.upkeep().health())
            .orElse(List.of());
    boolean live =
        System.nanoTime() - beat.get() < STUCK.toNanos()
            && found.stream().noneMatch(AppHealth::hasFailed);
    List<Health.Application> applications =
        found.stream()
            .map(
                each ->
                    new Health.Application(
                        each.application(), each.state(), each.isRunning(), each.lag()))
            .toList();
    return new Health(live, brokers.get(), applications, lag);
  }
}
