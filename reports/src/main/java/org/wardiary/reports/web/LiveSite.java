package org.wardiary.reports.web;

import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.reports.find.SequenceAnswers;
import org.wardiary.reports.play.PlayedGames;
import org.wardiary.reports.site.SiteInput;

/** The site as it is now; replaced as a whole when there are new games. Safe to share. */
public final class LiveSite {

  private final CopyOnWriteArrayList<IntConsumer> listeners = new CopyOnWriteArrayList<>();
  private final MadeFiles made = new MadeFiles();
  private final AtomicLong snapshots = new AtomicLong();
  private final Predicate<RuntimeException> passing;
  private volatile Optional<SiteSnapshot> now = Optional.empty();
  private volatile ChunkSource store = ChunkSource.NONE;
  private volatile Optional<PlayedGames> played = Optional.empty();
  private volatile Optional<SequenceAnswers> sequences = Optional.empty();

  /**
   * A site that shows nothing yet.
   *
   * @param passing whether a failure says that what the site is made of cannot be reached now: who
   *     asks may ask again
   */
  public LiveSite(Predicate<RuntimeException> passing) {
    this.passing = passing;
  }

  /** Answers other instances of the server from the store of this one. */
  public void answerInstances(ChunkSource chunks) {
    store = chunks;
  }

  /** What this instance tells others. */
  ChunkSource store() {
    return store;
  }

  /** From now on queries over sequences are answered. */
  public void search(SequenceAnswers search) {
    sequences = Optional.of(search);
  }

  /** What answers queries over sequences. */
  SequenceAnswers sequences() {
    return sequences.orElseThrow(
        () -> new Refusal(503, "expected the archive but it is still being opened"));
  }

  /** From now on games are played here. */
  public void play(PlayedGames games) {
    played = Optional.of(games);
  }

  /** The games that are played. */
  PlayedGames played() {
    return played.orElseThrow(
        () -> new Refusal(503, "expected the archive but it is still being opened"));
  }

  /** Whether a failure will pass. */
  boolean passes(RuntimeException failure) {
    return passing.test(failure);
  }

  /** Shows a site from now on and tells the listeners how many games it has. */
  public void show(SiteInput input) {
    SiteSnapshot shown = new SiteSnapshot(input, made, snapshots.incrementAndGet());
    now = Optional.of(shown);
    listeners.forEach(listener -> listener.accept(shown.games()));
  }

  /** The site at this moment. */
  SiteSnapshot now() {
    return now.orElseThrow(
        () -> new Refusal(503, "expected the archive but it is still being opened"));
  }

  /** Who is told the number of games whenever there are new ones. */
  void listen(IntConsumer listener) {
    listeners.add(listener);
  }
}
