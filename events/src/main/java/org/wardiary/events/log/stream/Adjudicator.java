package org.wardiary.events.log.stream;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.wardiary.events.record.GameText;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.referee.Verdict;

/**
 * Judges records of games on the bundled maps or on a map that comes with a command. Not
 * thread-safe.
 */
final class Adjudicator {

  private final MapLibrary bundled = MapLibrary.bundled();
  private GivenMap maps;
  private Setups setups;
  private Referee referee;

  Adjudicator() {
    load("");
  }

  /**
   * Judges a record.
   *
   * @param mapText text of the map that came with the record; empty for a bundled map
   */
  Verdict judge(String record, String mapText) {
    use(mapText);
    return referee.draft(only(record));
  }

  /**
   * Judges a record and emits its events in the same pass.
   *
   * @param mapText text of the map that came with the record; empty for a bundled map
   * @param out receives each event in order, also of a record that is refused in the end
   */
  Verdict emit(String record, String mapText, Consumer<EmittedEvent> out) {
    use(mapText);
    return referee.emit(only(record), out);
  }

  /** Setups on the bundled maps and, if {@code mapText} is not empty, on the map with that text. */
  Setups setups(String mapText) {
    use(mapText);
    return setups;
  }

  /** Emits games on the same maps as those of the last record. */
  EventEmitter emitter() {
    return new EventEmitter(maps);
  }

  /** Why an accepted record is refused: it is not written in its canonical form; empty if it is. */
  static Optional<Decision> otherForm(RecordDraft canonical, String record) {
    return canonical.write(Comments.KEPT).equals(record)
        ? Optional.empty()
        : Optional.of(
            Decision.refused("one record in its canonical form but it is written otherwise"));
  }

  private static GameText only(String record) {
    try (RecordReader reader = RecordReader.of(record, "command")) {
      // a second game in the text is noticed when the text is compared with the canonical form
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
    setups = new Setups(maps);
    referee = new Referee(setups);
  }
}
