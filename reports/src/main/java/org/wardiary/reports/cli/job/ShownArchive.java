package org.wardiary.reports.cli.job;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.cli.background.PacedWork;
import org.wardiary.reports.find.SequenceAnswers;
import org.wardiary.reports.web.LiveSite;

/**
 * The games of an archive on a site that stays: new ones are shown when somebody looks for them.
 * For one thread, where nothing else is said; others use the read side too, and lock it.
 */
public final class ShownArchive {

  private static final Duration LONGEST_SEARCH = Duration.ofSeconds(30);

  private final SiteJob job;
  private final ReadSide read;
  private final LiveSite site;
  private final PacedWork refreshing = new PacedWork(System::nanoTime);
  private final AtomicLong version = new AtomicLong();

  /** Shows the games that are there. */
  public ShownArchive(SiteJob job, ReadSide read, LiveSite site) {
    this.job = job;
    this.read = read;
    this.site = site;
    version.set(show());
  }

  /** Has the site search the games that have ended. */
  public void search() {
    site.search(
        new SequenceAnswers(
            () -> {
              synchronized (read) {
                return read.ended();
              }
            },
            LONGEST_SEARCH,
            System::nanoTime));
  }

  /** Has the site tell other servers what the timeline's store of this program holds. */
  public void answerInstances() {
    ChunkSource chunks = read.chunks();
    site.answerInstances(
        (id, last, ply) -> job.keepsSecret(id) ? Optional.empty() : chunks.chunk(id, last, ply));
  }

  /** Shows what is new, unless that was done a short while ago. */
  public void refresh() {
    if (refreshing.isDue()) {
      synchronized (read) {
        if (read.version() != version.get()) {
          version.set(refreshing.run(this::show));
        }
      }
    }
  }

  /** The version of the read side that is shown; for any thread. */
  public long version() {
    return version.get();
  }

  private long show() {
    synchronized (read) {
      long shown = read.version();
      site.show(job.input(GameQuery.ALL).withEditionsAsFingerprints());
      return shown;
    }
  }
}
