package org.wardiary.app.resident;

import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.app.archive.Session;
import org.wardiary.app.tally.TallyKeeper;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.projector.query.ReadSide;

/**
 * Counts games for reports in a thread of a long-running program. A failure does no harm: reports
 * then count what is not kept. Has to be closed before its session.
 */
public final class TallyWork implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TallyWork.class);

  /** Pause between two checks whether there is enough new to count. */
  public static final Duration ROUND = Duration.ofSeconds(10);

  private static final Duration LAST_ROUND = Duration.ofSeconds(5);

  private final Supplier<Session> session;
  private final Supplier<TallyKeeper> made;
  private final BiFunction<Session, ReadSide, Collection<Integer>> partitions;
  private final BooleanSupplier due;
  private Optional<TallyKeeper> keeper = Optional.empty();
  private final PacedWork pace = new PacedWork(System::nanoTime);
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread made = new Thread(work, "tallies");
            made.setDaemon(true);
            return made;
          });

  private TallyWork(
      Supplier<Session> session,
      Supplier<TallyKeeper> made,
      BiFunction<Session, ReadSide, Collection<Integer>> partitions,
      BooleanSupplier due) {
    this.session = session;
    this.made = made;
    this.partitions = partitions;
    this.due = due;
  }

  /**
   * Starts counting the games of the partitions whose views are made in this program.
   *
   * @param session session whose applications run in this program
   * @param pause pause between two rounds
   */
  public static TallyWork ofInstance(Session session, TallyKeeper keeper, Duration pause) {
    return new TallyWork(
            () -> session, () -> keeper, (here, read) -> here.upkeep().partitions(), () -> true)
        .begin(pause);
  }

  /**
   * Starts counting all games of an archive that no other program counts.
   *
   * @param session supplies the current session on the archive
   * @param made makes the keeper on first use
   * @param pause pause between two rounds
   * @param due whether a round may find anything; called in each round
   */
  public static TallyWork ofWhole(
      Supplier<Session> session, Supplier<TallyKeeper> made, Duration pause, BooleanSupplier due) {
    return new TallyWork(session, made, (here, read) -> read.rows().partitions(), due).begin(pause);
  }

  private TallyWork begin(Duration pause) {
    thread.scheduleWithFixedDelay(
        this::round, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    return this;
  }

  private void round() {
    if (pace.isDue()) {
      pace.run(this::keep);
    }
  }

  private long keep() {
    try {
      return due.getAsBoolean() ? keep(session.get()) : 0;
    } catch (ClusterException e) {
      LOG.info("games are not counted for reports at the moment: {}", e.getMessage());
      return 0;
    } catch (RuntimeException e) {
      LOG.warn("games are not counted for reports", e);
      return 0;
    }
  }

  private int keep(Session here) {
    try (ReadSide read = here.reader()) {
      TallyKeeper used = keeper.orElseGet(made);
      keeper = Optional.of(used);
      int counted = used.keep(read, partitions.apply(here, read));
      if (counted > 0) {
        LOG.info("counted the games of {} partitions for reports", counted);
      }
      return counted;
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
    try {
      if (!thread.awaitTermination(LAST_ROUND.toMillis(), TimeUnit.MILLISECONDS)) {
        LOG.warn("games are still being counted for reports");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
