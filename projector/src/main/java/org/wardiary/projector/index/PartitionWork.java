package org.wardiary.projector.index;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntConsumer;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.events.work.FailedWork;

/** Runs work for each of several partitions, on all cores. For one thread, which waits. */
final class PartitionWork implements AutoCloseable {

  private static final Duration PAUSE = Duration.ofMillis(100);
  private static final Duration LAST_MESSAGE = Duration.ofSeconds(10);

  private final ExecutorService pool =
      Executors.newFixedThreadPool(
          Runtime.getRuntime().availableProcessors(),
          work -> {
            Thread thread = new Thread(work, "index");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * Runs the work for each partition and waits for all. If the work for one throws, this throws as
   * well; {@link #close} then interrupts the others.
   *
   * @param work run by any thread
   * @param waiting called now and then while this waits
   * @throws ClusterException if the thread is interrupted
   */
  void run(List<Integer> partitions, IntConsumer work, Runnable waiting) {
    List<? extends Future<?>> begun =
        partitions.stream().map(partition -> pool.submit(() -> work.accept(partition))).toList();
    begun.forEach(future -> await(future, waiting));
  }

  private static void await(Future<?> work, Runnable waiting) {
    while (true) {
      try {
        work.get(PAUSE.toMillis(), TimeUnit.MILLISECONDS);
        return;
      } catch (TimeoutException e) {
        waiting.run();
      } catch (ExecutionException e) {
        throw FailedWork.of(e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new ClusterException("expected to read the log but was interrupted", e);
      }
    }
  }

  /** Interrupts unfinished work, and waits at most ten seconds until it has stopped. */
  @Override
  public void close() {
    pool.shutdownNow();
    try {
      pool.awaitTermination(LAST_MESSAGE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
