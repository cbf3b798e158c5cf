package org.wardiary.app.archive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.stream.OffsetRange;

/**
 * Reads the records of an archive one at a time; only the offsets of all games are held in memory.
 * For any thread, also several at once.
 */
public final class ArchivedRecords {

  private final ReadSide readSide;
  private final Map<String, OffsetRange> ranges;

  /** Creates a reader of the games that the read side has now. */
  public ArchivedRecords(ReadSide readSide) {
    this.readSide = readSide;
    this.ranges = readSide.ranges();
  }

  /** All events of a game in order; empty if there is no such game. */
  public Optional<List<EmittedEvent>> events(String gameId) {
    return Optional.ofNullable(ranges.get(gameId))
        .map(range -> emitted(readSide.events(gameId, range)));
  }

  /** All events of a game that the archive has, in order. */
  public List<EmittedEvent> required(String gameId) {
    return events(gameId)
        .orElseThrow(
            () ->
                new IllegalStateException(
                    Text.of("game %s: expected its events but got none", gameId)));
  }

  /** The parts of a game's record, with the tag {@code GameId} if it needs one. */
  public static RecordDraft draft(String gameId, List<EmittedEvent> events) {
    return draft(events).identified(gameId);
  }

  static RecordDraft draft(List<EmittedEvent> events) {
    RecordFold record = new RecordFold(Setups.bundled());
    events.forEach(record::fold);
    return record.draft();
  }

  /** Converts events of the log to the form in which they were emitted. */
  public static List<EmittedEvent> emitted(List<GameEvent> events) {
    return events.stream()
        .map(
            event ->
                new EmittedEvent(
                    event.getPly(),
                    event.getTurn(),
                    event.getSide(),
                    (SpecificRecord) event.getBody()))
        .toList();
  }
}
