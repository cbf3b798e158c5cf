package org.wardiary.events.log.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;

/** Judges records on the bundled maps and on one that comes with a command. For one thread. */
final class Adjudicator {

  private final MapLibrary bundled = MapLibrary.bundled();
  private GivenMap maps;
  private Referee referee;

  Adjudicator() {
    load("");
  }

  /** The verdict on a record, whose map comes with it if the text is not empty. */
  Verdict judge(String record, String mapText) {
    use(mapText);
    return referee.judge(only(record));
  }

  /** Setups on the bundled maps and on one whose text is given, if it is not empty. */
  Setups setups(String mapText) {
    use(mapText);
    return new Setups(maps);
  }

  /** Emits games on the same maps as the last record. */
  EventEmitter emitter() {
    return new EventEmitter(maps);
  }

  /** Why an accepted record is refused for the way it is written; nothing if it is canonical. */
  static Optional<Decision> otherForm(RecordDraft canonical, String record) {
    return canonical.write(Comments.KEPT).equals(record)
        ? Optional.empty()
        : Optional.of(
            Decision.refused("one record in its canonical form but it is written otherwise"));
  }

  private static GameText only(String record) {
    try (RecordReader reader = RecordReader.of(record, "command")) {
      // a second game in the text makes it differ from the first one's canonical form
      return reader
          .next()
          .orElseThrow(() -> new IllegalArgumentException("expected a record but found no game"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void use(String mapText) {
    if (!mapText.equals(maps.text())) {
      load(mapText);
    }
  }

  private void load(String mapText) {
    maps = new GivenMap(bundled, mapText);
    referee = new Referee(new Setups(maps));
  }
}
