package org.wardiary.reports.cli.background;

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
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.tally.TallyKeeper;

/**
 * Counts games for reports while a program stays, in a thread of its own. That it fails is no harm:
 * reports then count what is not kept. Closed before its session.
 */
public final class TallyWork implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TallyWork.class);

  /** How often it is looked whether much has come. */
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
   * Begins to count the games of those partitions whose views are made in this program.
   *
   * @param session whose applications run in this program
   * @param pause between two rounds
   */
  public static TallyWork ofInstance(Session session, TallyKeeper keeper, Duration pause) {
    return new TallyWork(
            () -> session, () -> keeper, (here, read) -> here.upkeep().partitions(), () -> true)
        .begin(pause);
  }

  /**
   * Begins to count all games of an archive that only this program counts.
   *
   * @param session gives the archive's session of the moment
   * @param made makes the keeper when it is first needed
   * @param pause between two rounds
   * @param due whether a round may find anything; asked for each
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
