package org.wardiary.reports.archive;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.LongConsumer;
import org.wardiary.events.event.CommandOutcome;
import org.wardiary.events.log.Outcome;
import org.wardiary.events.log.RecordSubmitter;
import org.wardiary.events.log.Submission;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;
import org.wardiary.projector.stream.Projection;

/**
 * Archives records one after another and tells what became of each, in the order in which they
 * came. A record that gives no id is compared with the games stored and with those of this run, so
 * that a game entered again is not stored twice. For one thread.
 */
public final class Intake implements AutoCloseable {

  // above the submitter's games in flight, so that comparing, which waits for them, is rare
  private static final int MAX_WAITING = 2 * RecordSubmitter.MAX_IN_FLIGHT;

  private final MapLibrary maps;
  private final BiConsumer<GameText, ArchiveResult> out;
  private final KnownGames known;
  private final Recognition recognition;
  private final RecordSubmitter submitter;
  private final Deque<Entry> waiting = new ArrayDeque<>();
  private final Map<String, Deque<Entry>> inFlight = new HashMap<>();

  /**
   * Begins to archive.
   *
   * @param maps where the records' maps come from
   * @param out gets each game with what became of it
   * @param remaining gets how many offsets are left to fold before the first game can be taken
   */
  public Intake(
      Session session,
      MapLibrary maps,
      BiConsumer<GameText, ArchiveResult> out,
      LongConsumer remaining) {
    this.maps = maps;
    this.out = out;
    this.known =
        new KnownGames(session.caughtUp(Set.of(Projection.SUMMARIES), remaining).summaries());
    this.recognition = new Recognition(new StoredRecords(session));
    this.submitter = session.submitter(this::outcome);
  }

  /** Takes the next game; tells what became of it now or later. */
  public void take(GameText text, Verdict verdict) {
    Entry entry = new Entry(text);
    waiting.add(entry);
    if (verdict instanceof Verdict.Refused bad) {
      entry.settle(new ArchiveResult.Unfit(bad.problem()));
    } else if (verdict instanceof Verdict.Accepted good) {
      entry.game = good;
      accept(entry, good);
    }
    tell();
    if (waiting.size() >= MAX_WAITING) {
      finish();
    }
  }

  private void accept(Entry entry, Verdict.Accepted game) {
    RecordDraft draft = game.draft();
    String id = draft.gameId();
    if (!known.has(id) && draft.writtenTags().gameId().isEmpty()) {
      List<KnownGames.Candidate> like = known.like(draft, game.course().setup());
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
      known.add(draft, id, game.course().setup());
    }
    inFlight.computeIfAbsent(id, key -> new ArrayDeque<>(1)).add(entry);
    submitter.submit(Submission.of(game, maps));
  }

  /** Outcomes of one game come in the order of its commands. */
  private void outcome(CommandOutcome outcome) {
    Deque<Entry> entries = inFlight.get(outcome.getGameId());
    Entry entry = entries.remove();
    if (entries.isEmpty()) {
      inFlight.remove(outcome.getGameId());
    }
    String id = outcome.getGameId();
    switch (Outcome.of(outcome.getOutcome())) {
      case ACCEPTED -> entry.settle(new ArchiveResult.Stored(id, outcome.getEvents()));
      case DUPLICATE -> entry.settle(new ArchiveResult.Duplicate(id, Optional.empty()));
      case DIFFERENT -> entry.different = Optional.of(id);
      case REJECTED ->
          entry.settle(new ArchiveResult.Refused(outcome.getReason(), Optional.empty()));
    }
  }

  private void tell() {
    while (!waiting.isEmpty() && waiting.peek().result.isPresent()) {
      Entry entry = waiting.remove();
      out.accept(entry.text, entry.result.get());
    }
  }

  /** Waits until it is known what became of every game, and tells it. */
  public void finish() {
    submitter.await();
    for (Entry entry : waiting) {
      if (entry.different.isPresent()) {
        entry.settle(recognition.withId(entry.game.draft(), entry.different.get()));
      } else if (!entry.candidates.isEmpty()) {
        entry.settle(recognition.among(entry.game.draft(), entry.candidates));
      }
    }
    tell();
  }

  @Override
  public void close() {
    submitter.close();
  }

  /** A game of which it is not yet told what became of it. */
  private static final class Entry {

    private final GameText text;
    private Verdict.Accepted game;
    private List<KnownGames.Candidate> candidates = List.of();
    private Optional<String> different = Optional.empty();
    private Optional<ArchiveResult> result = Optional.empty();

    Entry(GameText text) {
      this.text = text;
    }

    void settle(ArchiveResult result) {
      this.result = Optional.of(result);
    }
  }
}
