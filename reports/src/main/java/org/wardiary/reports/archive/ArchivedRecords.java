package org.wardiary.reports.archive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.event.GameEvent;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.RecordFold;
import org.wardiary.events.referee.Setups;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.stream.OffsetRange;

/**
 * The records of an archive, read one at a time: of all games no more is held in memory than where
 * they lie. For one thread.
 */
public final class ArchivedRecords {

  private final ReadSide readSide;
  private final Map<String, OffsetRange> ranges;

  /** The games that are there now. */
  public ArchivedRecords(ReadSide readSide) {
    this.readSide = readSide;
    this.ranges = readSide.ranges();
  }

  /** All events of a game in order; empty if it is not there. */
  public Optional<List<EmittedEvent>> events(String gameId) {
    return Optional.ofNullable(ranges.get(gameId))
        .map(range -> emitted(readSide.events(gameId, range)));
  }

  /** The parts of a game's record, with the tag {@code GameId} if it needs one. */
  public static RecordDraft draft(String gameId, List<EmittedEvent> events) {
    return draft(events).identified(gameId);
  }

  static RecordDraft draft(List<EmittedEvent> events) {
    RecordFold record = new RecordFold(new Setups(MapLibrary.bundled()));
    events.forEach(record::fold);
    return record.draft();
  }

  /** Events of the log as they were emitted. */
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
