package org.wardiary.events.work;

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

/**
 * Applies a function to items on all cores and hands over the results in the order in which the
 * items were added. Worker threads process items while further ones are added and results are
 * taken. One thread adds the items and closes this.
 *
 * @param <T> type of the items
 * @param <R> type of the results
 */
public final class OrderedWork<T, R> implements AutoCloseable {

  /** Portions per core that wait or are in progress: enough that no core is ever idle. */
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
   * Creates work that has not begun.
   *
   * @param atOnce number of results that may be in memory together; four per core if that is more
   * @param work function applied to each item, in any thread
   * @param out receives each result, in the adding thread, and returns whether more are wanted
   */
  public OrderedWork(int atOnce, Function<T, R> work, Predicate<R> out) {
    this.work = work;
    this.out = out;
    int threads = Runtime.getRuntime().availableProcessors();
    this.portions = PORTIONS * threads;
    this.portion = Math.max(1, atOnce / portions);
    // the adding thread works too instead of waiting: with more threads than cores, the JIT
    // compiler gets less CPU time and the code stays slow for longer
    this.pool = Executors.newFixedThreadPool(Math.max(1, threads - 1));
  }

  /**
   * Adds an item; blocks while too many are unfinished.
   *
   * @return whether more results are wanted
   */
  public boolean add(T thing) {
    next.add(thing);
    if (next.size() == portion) {
      submit();
    }
    // finished results are handed over at once: somebody may wait for them before adding an item
    while (wanted
        && !waiting.isEmpty()
        && (waiting.size() >= portions || waiting.peek().isDone())) {
      take();
    }
    return wanted;
  }

  /** Hands over the results of all added items, unless no more are wanted; waits for them. */
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

  /** Runs portions that no thread has begun, until the first one is done or all are begun. */
  private void help() {
    for (FutureTask<List<R>> task : waiting) {
      if (waiting.element().isDone()) {
        return;
      }
      // does nothing if another thread has begun it
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

  /** Stops work that is not done. */
  @Override
  public void close() {
    pool.shutdownNow();
  }
}
