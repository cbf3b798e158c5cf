package org.wardiary.app.terminal;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;

/**
 * Progress as a bar with rate and time left, which appears once a stage has taken some seconds. For
 * one thread.
 */
final class ProgressBars implements Progress {

  private static final long PATIENCE_NS = 2_000_000_000L;
  private static final int LINES_MS = 10_000;

  private final long patience;
  private final LongSupplier clock;
  private final Bars bars;
  private String task = "";
  private long total = UNKNOWN;
  private Counting steps = Counting.COUNTED_DOWN;
  private long began;
  private Optional<ProgressBar> bar = Optional.empty();

  private enum Counting {
    /** The number of steps is known. */
    KNOWN,
    /** Only the number of steps left is known. */
    COUNTED_DOWN
  }

  /**
   * What was done before the bar appeared: the bar's rate is that of what comes after.
   *
   * @param steps number of steps
   * @param time the time that they took
   */
  record Before(long steps, Duration time) {}

  /** Creates bars. */
  @FunctionalInterface
  interface Bars {

    /**
     * Creates a bar.
     *
     * @param total number of steps, or {@link Progress#UNKNOWN}
     * @param before what has been done already
     */
    ProgressBar of(String task, long total, Before before);
  }

  /**
   * Creates progress that has no stage yet.
   *
   * @param clock nanoseconds since any moment
   */
  ProgressBars(LongSupplier clock, Bars bars) {
    this(clock, bars, PATIENCE_NS);
  }

  private ProgressBars(LongSupplier clock, Bars bars, long patience) {
    this.patience = patience;
    this.clock = clock;
    this.bars = bars;
  }

  /**
   * Progress for a file: a line every ten seconds.
   *
   * @param clock nanoseconds since any moment
   */
  static Progress lines(LongSupplier clock, PrintWriter out) {
    return new ProgressBars(
        clock,
        (task, total, before) ->
            builder(task, total, before)
                .setUpdateIntervalMillis(LINES_MS)
                .setConsumer(new BarLines(out))
                .build(),
        LINES_MS * 1_000_000L);
  }

  /** A bar on stderr. */
  static ProgressBar onStandardError(String task, long total, Before before) {
    return builder(task, total, before).build();
  }

  /** Bars on a terminal that is not that of this process. */
  static Bars on(PrintWriter terminal) {
    return (task, total, before) ->
        builder(task, total, before).setConsumer(new RemoteTerminal(terminal)).build();
  }

  /** A builder with the look that all bars share. */
  static ProgressBarBuilder builder(String task, long total, Before before) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(total)
        .startsFrom(before.steps(), before.time())
        .setRenderer(new BarLook(total))
        .setUpdateIntervalMillis(200);
  }

  @Override
  public void begin(String task, long total) {
    close();
    this.task = task;
    this.total = total;
    this.steps = total == UNKNOWN ? Counting.COUNTED_DOWN : Counting.KNOWN;
    this.began = clock.getAsLong();
  }

  @Override
  public void to(long done) {
    long passed = clock.getAsLong() - began;
    // of a stage that turns out to have no steps there is nothing to show
    if (bar.isEmpty() && passed >= patience && total != 0) {
      bar = Optional.of(bars.of(task, total, new Before(done, Duration.ofNanos(passed))));
    }
    bar.ifPresent(shown -> shown.stepTo(done));
  }

  @Override
  public void expect(long games) {
    if (games != UNKNOWN) {
      total = games;
      steps = Counting.KNOWN;
      bar.ifPresent(shown -> shown.maxHint(games));
    }
  }

  /** Takes the first number as the total. A stage that knows its steps shows those instead. */
  @Override
  public void behind(long remaining) {
    if (steps == Counting.KNOWN) {
      return;
    }
    total = Math.max(total, remaining);
    bar.ifPresent(shown -> shown.maxHint(total));
    to(total - remaining);
  }

  @Override
  public void close() {
    bar.ifPresent(ProgressBar::close);
    bar = Optional.empty();
  }
}
