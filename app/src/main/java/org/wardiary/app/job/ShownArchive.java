package org.wardiary.app.job;

import java.time.Duration;
import java.util.Optional;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.find.SequenceAnswers;
import org.wardiary.app.resident.PacedWork;
import org.wardiary.app.web.InstanceSecret;
import org.wardiary.app.web.LiveSite;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.reports.site.SiteInput;

/**
 * Shows the games of an archive on the site of a long-running server, and new ones when refreshed.
 * For one thread, unless stated otherwise; others use the read side too, and lock it.
 */
public final class ShownArchive {

  private static final Duration LONGEST_SEARCH = Duration.ofSeconds(30);

  private final SiteJob job;
  private final ReadSide read;
  private final LiveSite site;
  private final PacedWork refreshing = new PacedWork(System::nanoTime);
  private long version;
  private Optional<SiteInput> shown = Optional.empty();

  /** Shows the games that the read side has now. */
  public ShownArchive(SiteJob job, ReadSide read, LiveSite site) {
    this.job = job;
    this.read = read;
    this.site = site;
    version = show();
  }

  /** Lets the site search the games that have ended. */
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

  /**
   * Lets the site tell other servers what this program's timeline store holds of games that anyone
   * may see.
   */
  public void answerInstances(InstanceSecret secret) {
    ChunkSource chunks = read.chunks();
    site.answerInstances(
        (id, last, ply) -> job.isPublic(id) ? chunks.chunk(id, last, ply) : Optional.empty(),
        secret);
  }

  /** Shows what is new, unless that was done a short while ago. */
  public void refresh() {
    if (refreshing.isDue()) {
      synchronized (read) {
        if (read.version() != version) {
          version = refreshing.run(this::show);
        }
      }
    }
  }

  /** The version of the read side that is shown. */
  long version() {
    return version;
  }

  private long show() {
    synchronized (read) {
      long now = read.version();
      SiteInput input = job.input(GameQuery.ALL).withEditionsAsFingerprints();
      // whoever waits for news would otherwise hear of each answer of a game that is kept secret
      if (!shown.map(input::showsTheSameAs).orElse(false)) {
        site.show(input);
        shown = Optional.of(input);
      }
      return now;
    }
  }
}
