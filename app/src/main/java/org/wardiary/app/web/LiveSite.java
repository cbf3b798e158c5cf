package org.wardiary.app.web;

import java.net.URI;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.wardiary.app.find.SequenceAnswers;
import org.wardiary.app.play.PlayedGames;
import org.wardiary.projector.query.ChunkSource;
import org.wardiary.reports.site.News;
import org.wardiary.reports.site.SiteInput;

/** The site as it is now; replaced as a whole when there are new games. Thread-safe. */
public final class LiveSite {

  private final CopyOnWriteArrayList<Consumer<News>> listeners = new CopyOnWriteArrayList<>();
  private final MadeFiles made = new MadeFiles();
  private final AtomicLong snapshots = new AtomicLong();
  private final Predicate<RuntimeException> passing;
  private volatile Optional<SiteSnapshot> now = Optional.empty();
  private volatile StoredChunks chunks = StoredChunks.NONE;
  private volatile Optional<PlayedGames> played = Optional.empty();
  private volatile Optional<URI> shared = Optional.empty();
  private volatile Optional<SequenceAnswers> sequences = Optional.empty();

  /**
   * A site that shows nothing yet.
   *
   * @param passing whether a failure is temporary because the data of the site cannot be reached
   *     now, so that clients may try again
   */
  public LiveSite(Predicate<RuntimeException> passing) {
    this.passing = passing;
  }

  /**
   * Answers other instances of the server from the store of this one, from now on.
   *
   * @param store holds nothing of a game that not everyone may see
   * @param secret what they prove to know
   */
  public void answerInstances(ChunkSource store, InstanceSecret secret) {
    chunks = new StoredChunks(store, Optional.of(secret));
  }

  /** Answers other instances. */
  StoredChunks chunks() {
    return chunks;
  }

  /** Answers queries over sequences from now on. */
  public void search(SequenceAnswers search) {
    sequences = Optional.of(search);
  }

  /**
   * The search for sequences.
   *
   * @throws HttpProblem if the archive is still being opened
   */
  SequenceAnswers sequences() {
    return sequences.orElseThrow(
        () -> new HttpProblem(503, "expected the archive but it is still being opened"));
  }

  /** Gives others this address of the server in links from now on, if there is one. */
  public void share(Optional<URI> address) {
    shared = address;
  }

  /** The address by which others on the network reach this server, if it is known. */
  Optional<URI> shared() {
    return shared;
  }

  /** Lets games be played here from now on. */
  public void play(PlayedGames games) {
    played = Optional.of(games);
  }

  /**
   * The games that are played.
   *
   * @throws HttpProblem if the archive is still being opened
   */
  PlayedGames played() {
    return played.orElseThrow(
        () -> new HttpProblem(503, "expected the archive but it is still being opened"));
  }

  /** Whether a failure is temporary. */
  boolean passes(RuntimeException failure) {
    return passing.test(failure);
  }

  /** Shows a site from now on and tells the listeners what happened. */
  public void show(SiteInput input) {
    News news =
        now.map(before -> News.between(before.input(), input))
            .orElse(News.none(input.games().size()));
    SiteSnapshot shown = new SiteSnapshot(input, made, snapshots.incrementAndGet());
    now = Optional.of(shown);
    listeners.forEach(listener -> listener.accept(news));
  }

  /**
   * The site at this moment.
   *
   * @throws HttpProblem if the archive is still being opened
   */
  SiteSnapshot now() {
    return now.orElseThrow(
        () -> new HttpProblem(503, "expected the archive but it is still being opened"));
  }

  /**
   * Adds a listener that is told the number of games now, and the news whenever a site is shown.
   */
  void listen(Consumer<News> listener) {
    listeners.add(listener);
    now.ifPresent(shown -> listener.accept(News.none(shown.games())));
  }
}
