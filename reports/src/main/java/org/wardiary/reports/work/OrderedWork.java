package org.wardiary.reports.work;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wardiary.events.work.FailedWork;

/**
 * Does something with one thing after another, on all cores, and hands over what came of each in
 * the order in which they were added: while results are taken and further things are added, threads
 * are at work on those before. For one thread that adds; closed by it.
 *
 * @param <T> a thing
 * @param <R> what comes of it
 */
public final class OrderedWork<T, R> implements AutoCloseable {

  /** Portions that wait or are worked on for each core, so that none is ever idle. */
  private static final int PORTIONS = 4;

  private final Function<T, R> work;
  private final Predicate<R> out;
  private final int portion;
  private final int portions;
  private final ExecutorService pool;
  private final Deque<FutureTask<List<R>>> waiting = new ArrayDeque<>();
  private List<T> next = new ArrayList<>();
  private boolean wanted = true;

  /**
   * Work that has not begun.
   *
   * @param atOnce of so many things the results may be in memory together, or of four for each core
   * @param work done with each thing, by any thread
   * @param out gets what came of each, by the thread that adds, and says whether more is wanted
   */
  public OrderedWork(int atOnce, Function<T, R> work, Predicate<R> out) {
    this.work = work;
    this.out = out;
    int threads = Runtime.getRuntime().availableProcessors();
    this.portions = PORTIONS * threads;
    this.portion = Math.max(1, atOnce / portions);
    // the thread that adds works too where it would have to wait: with a thread more than cores the
    // compiler gets less of them, and the code stays slow for longer
    this.pool = Executors.newFixedThreadPool(Math.max(1, threads - 1));
  }

  /**
   * Adds a thing; waits where too many are not done yet.
   *
   * @return whether more is wanted
   */
  public boolean add(T thing) {
    next.add(thing);
    if (next.size() == portion) {
      submit();
    }
    // what is done is handed over at once: somebody may wait for it before the next thing comes
    while (wanted
        && !waiting.isEmpty()
        && (waiting.size() >= portions || waiting.peek().isDone())) {
      take();
    }
    return wanted;
  }

  /** Waits for all that was added. */
  public void finish() {
    submit();
    while (wanted && !waiting.isEmpty()) {
      take();
    }
  }

  private void submit() {
    List<T> things = next;
    next = new ArrayList<>(portion);
    FutureTask<List<R>> task = new FutureTask<>(() -> things.stream().map(work).toList());
    waiting.add(task);
    pool.execute(task);
  }

  /** Does a portion that no thread has begun, unless the first one is done or all are begun. */
  private void help() {
    for (FutureTask<List<R>> task : waiting) {
      if (waiting.element().isDone()) {
        return;
      }
      // does nothing where another thread has begun it
      task.run();
    }
  }

  private void take() {
    help();
    try {
      for (R result : waiting.remove().get()) {
        wanted = wanted && out.test(result);
      }
    } catch (ExecutionException e) {
      throw FailedWork.of(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("expected work to be done but was interrupted", e);
    }
  }

  /** Breaks off what is not done. */
  @Override
  public void close() {
    pool.shutdownNow();
  }
}
