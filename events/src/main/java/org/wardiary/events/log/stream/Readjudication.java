package org.wardiary.events.log.stream;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/** Judges games of the log again by this program's rules. Not thread-safe. */
public final class Readjudication {

  private final Adjudicator adjudicator = new Adjudicator();

  /**
   * A difference between a game's events and those that the rules give for its record.
   *
   * @param seq seq of the first event that differs, or of the edition's first event if the record
   *     is refused
   * @param text what was expected, {@code expected … but …}, with the id of the rule that was
   *     broken, if any
   */
  public record Difference(long seq, String text) {}

  /**
   * Judges one edition of a game.
   *
   * @param edition its events, {@code GameStarted} to {@code GameEnded}, or to the last one if the
   *     game is open
   * @return the first difference; empty if the rules give exactly these events
   */
  public Optional<Difference> of(List<GameEvent> edition) {
    long first = edition.get(0).getSeq();
    EditionEvents events = new EditionEvents(edition);
    String mapText = events.start().getMapText();
    try {
      String record = events.draft(adjudicator.setups(mapText)).write(Comments.KEPT);
      Verdict verdict = adjudicator.judge(record, mapText);
      if (verdict instanceof Verdict.Refused refused) {
        return Optional.of(
            new Difference(
                first,
                Text.of(
                    "expected a game that the rules accept but %s", refused.problem().message())));
      }
      return compare(
          events.commentsMoved(),
          events.expected(adjudicator.emitter(), (Verdict.Accepted) verdict));
    } catch (CorruptEvent | IllegalArgumentException e) {
      return Optional.of(
          new Difference(first, "expected a game that can be judged but " + e.getMessage()));
    }
  }

  private static Optional<Difference> compare(List<GameEvent> edition, List<EmittedEvent> emitted) {
    long first = edition.get(0).getSeq();
    for (int i = 0; i < Math.max(edition.size(), emitted.size()); i++) {
      if (i == edition.size() || i == emitted.size()) {
        return Optional.of(
            new Difference(
                first + i,
                Text.of(
                    "expected %d events by the rules but the log has %d",
                    emitted.size(), edition.size())));
      }
      EmittedEvent stored = ofThisVersion(EditionEvents.emitted(edition.get(i)), emitted.get(i));
      if (!stored.equals(emitted.get(i))) {
        return Optional.of(
            new Difference(
                edition.get(i).getSeq(),
                Text.of(
                    "expected %s by the rules but the log has %s",
                    text(emitted.get(i)), text(stored))));
      }
    }
    return Optional.empty();
  }

  /** Replaces the version of the rules, which is not a difference if the events are the same. */
  private static EmittedEvent ofThisVersion(EmittedEvent stored, EmittedEvent now) {
    if (stored.body() instanceof GameStarted old && now.body() instanceof GameStarted started) {
      GameStarted same =
          GameStarted.newBuilder(old).setRulesVersion(started.getRulesVersion()).build();
      return new EmittedEvent(stored.ply(), stored.turn(), stored.side(), same);
    }
    return stored;
  }

  private static String text(EmittedEvent event) {
    return Text.of(
        "%s %s (ply %d)", event.body().getSchema().getName(), event.body().toString(), event.ply());
  }
}
