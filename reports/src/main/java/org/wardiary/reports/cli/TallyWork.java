package org.wardiary.reports.cli;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wardiary.events.log.broker.ClusterException;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.tally.TallyKeeper;

/**
 * Counts games for reports while an instance on a cluster stays, in a thread of its own. That it
 * fails is no harm: reports then count what is not kept. Closed before its session.
 */
final class TallyWork implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TallyWork.class);

  /** How often it is looked whether much has come. */
  static final Duration ROUND = Duration.ofSeconds(10);

  private static final Duration LAST_ROUND = Duration.ofSeconds(5);

  private final Session session;
  private final TallyKeeper keeper;
  private final PacedWork pace = new PacedWork(System::nanoTime);
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread made = new Thread(work, "tallies");
            made.setDaemon(true);
            return made;
          });

  private TallyWork(Session session, TallyKeeper keeper) {
    this.session = session;
    this.keeper = keeper;
  }

  /**
   * Begins.
   *
   * @param session whose applications run in this program
   * @param pause between two rounds
   */
  static TallyWork begin(Session session, TallyKeeper keeper, Duration pause) {
    TallyWork work = new TallyWork(session, keeper);
    work.thread.scheduleWithFixedDelay(
        work::round, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    return work;
  }

  private void round() {
    if (pace.isDue()) {
      pace.run(this::keep);
    }
  }

  private long keep() {
    try (ReadSide read = session.reader()) {
      int counted = keeper.keep(read, session.upkeep().partitions());
      if (counted > 0) {
        LOG.info("counted the games of {} partitions for reports", counted);
      }
      return counted;
    } catch (ClusterException e) {
      LOG.info("games are not counted for reports at the moment: {}", e.getMessage());
      return 0;
    } catch (RuntimeException e) {
      LOG.warn("games are not counted for reports", e);
      return 0;
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
