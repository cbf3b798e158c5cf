package org.wardiary.app.archive;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.wardiary.app.archive.ArchiveResult.Current;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.identity.AlikeNames;
import org.wardiary.events.identity.KnownGame;
import org.wardiary.events.identity.Occasion;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.events.log.SubmissionOutcome;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.revision.Revision;
import org.wardiary.events.text.InputRefused;

/**
 * Archives records one after another and reports the outcome of each, in the order in which they
 * were given. A record without an id is compared with the stored games and with those of this run,
 * so that a game entered again is not stored twice. For one thread.
 */
public final class Intake implements AutoCloseable {

  // above the submitter's limit in flight, so that comparing, which waits for it, is rare
  private static final int MAX_WAITING = 2 * RecordSubmitter.MAX_IN_FLIGHT;

  private final Session session;
  private final MapLibrary maps;
  private final BiConsumer<GivenGame, ArchiveResult> out;
  private final KnownGames known = new KnownGames();
  private final Recognition recognition;
  private final RecordSubmitter submitter;
  private final Deque<Entry> waiting = new ArrayDeque<>();
  private final Map<String, Deque<Entry>> inFlight = new HashMap<>();

  /**
   * Starts archiving.
   *
   * @param maps where the records' maps come from
   * @param out receives each game with its outcome
   */
  public Intake(Session session, MapLibrary maps, BiConsumer<GivenGame, ArchiveResult> out) {
    this.session = session;
    this.maps = maps;
    this.out = out;
    this.recognition = new Recognition(session);
    session.known(known::put);
    this.submitter = session.submitter(this::outcome);
  }

  /** The names of the games taken, and of those stored. */
  public AlikeNames names() {
    return known.names();
  }

  /** Takes the next game; its outcome is reported now or later. */
  public void take(GameText text, Verdict verdict) {
    Entry entry = new Entry(GivenGame.of(text));
    waiting.add(entry);
    if (verdict instanceof Verdict.Refused bad) {
      entry.settle(new ArchiveResult.Unfit(bad.problem()));
    } else if (verdict instanceof Verdict.Accepted good) {
      entry.game = good.withoutDraft();
      accept(entry, good);
    }
    report();
    if (waiting.size() >= MAX_WAITING) {
      finish();
    }
  }

  private void accept(Entry entry, Verdict.Accepted game) {
    Submission submission = Submission.of(game, maps);
    Optional<String> tooLarge = submission.tooLarge();
    if (tooLarge.isPresent()) {
      // the submitter would refuse it at once, ahead of commands of the same game in flight
      entry.settle(new ArchiveResult.Refused(tooLarge.get(), Optional.empty()));
      return;
    }
    RecordDraft draft = game.draft();
    known.names().add(Occasion.of(draft.writtenTags(), game.sequence().setup().game().sides()));
    String id = submission.gameId();
    if (!known.has(id) && draft.writtenTags().gameId().isEmpty()) {
      List<KnownGames.Candidate> like = known.like(draft, game.sequence().setup());
      if (like.stream().anyMatch(KnownGames.Candidate::longer)) {
        submitter.await();
      }
      List<KnownGames.Candidate> candidates = recognition.checked(draft, like);
      if (!candidates.isEmpty()) {
        entry.candidates = candidates;
        return;
      }
    }
    if (!known.has(id)) {
      known.add(KnownGame.of(id, draft, game.sequence().setup()));
    }
    inFlight.computeIfAbsent(id, key -> new ArrayDeque<>(1)).add(entry);
    submitter.submit(submission);
  }

  /** Handles an outcome; those of one game arrive in the order of its commands. */
  private void outcome(CommandOutcome outcome) {
    Deque<Entry> entries = inFlight.get(outcome.getGameId());
    Entry entry = entries.remove();
    if (entries.isEmpty()) {
      inFlight.remove(outcome.getGameId());
    }
    String id = outcome.getGameId();
    switch (SubmissionOutcome.of(outcome.getOutcome())) {
      case ACCEPTED -> entry.settle(new ArchiveResult.Stored(id, outcome.getEvents()));
      case DUPLICATE -> entry.settle(duplicate(id, Current.THIS));
      case SUPERSEDED -> entry.settle(duplicate(id, Current.REVISED));
      case WITHDRAWN -> entry.settle(duplicate(id, Current.WITHDRAWN));
      case DIFFERENT -> entry.different = Optional.of(id);
      case REJECTED, OVERTAKEN ->
          entry.settle(new ArchiveResult.Refused(outcome.getReason(), Optional.empty()));
    }
  }

  private static ArchiveResult duplicate(String id, Current current) {
    return new ArchiveResult.Duplicate(id, current, Optional.empty(), Optional.empty());
  }

  private void report() {
    while (!waiting.isEmpty() && waiting.peek().result.isPresent()) {
      Entry entry = waiting.remove();
      out.accept(entry.given, entry.result.get());
    }
  }

  /** Waits for the outcome of every game and reports it. */
  public void finish() {
    submitter.await();
    for (Entry entry : waiting) {
      if (entry.different.isPresent()) {
        settle(entry, recognition.withId(record(entry), entry.different.get()));
      } else if (!entry.candidates.isEmpty()) {
        settle(entry, recognition.among(record(entry), entry.candidates));
      }
    }
    report();
  }

  private static Recognition.Record record(Entry entry) {
    return new Recognition.Record(
        entry.given.origin(), entry.game.draft(), entry.game.sequence().setup().mapFile());
  }

  private void settle(Entry entry, Recognition.Recognised recognised) {
    if (recognised instanceof Recognition.Recognised.Continues continues) {
      entry.settle(continued(entry.game.draft(), continues));
      recognition.refresh();
    } else {
      entry.settle(((Recognition.Recognised.Settled) recognised).result());
    }
  }

  /** Stores a longer record of a game as a new edition; one at a time, since that is rare. */
  private ArchiveResult continued(RecordDraft draft, Recognition.Recognised.Continues continues) {
    StoredEditions game = session.games().editions(continues.id());
    long now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toEpochMilli();
    Reviser reviser = new Reviser(session, game, "", "", now, game.lastSeq());
    try {
      CommandOutcome outcome =
          reviser.replace(Revision.CONTINUED, reviser.edit().replaced(draft)).outcome();
      return SubmissionOutcome.of(outcome.getOutcome()) == SubmissionOutcome.ACCEPTED
          ? new ArchiveResult.Continued(
              game.id(), outcome.getEdition(), outcome.getEvents(), continues.differences())
          : duplicate(game.id(), Current.THIS);
    } catch (InputRefused e) {
      return new ArchiveResult.Refused(e.getMessage(), Optional.of(continues.differences()));
    }
  }

  @Override
  public void close() {
    submitter.close();
  }

  /** A game whose outcome has not been reported yet. */
  private static final class Entry {

    private final GivenGame given;
    private Verdict.Accepted game;
    private List<KnownGames.Candidate> candidates = List.of();
    private Optional<String> different = Optional.empty();
    private Optional<ArchiveResult> result = Optional.empty();

    Entry(GivenGame given) {
      this.given = given;
    }

    void settle(ArchiveResult result) {
      this.result = Optional.of(result);
    }
  }
}
