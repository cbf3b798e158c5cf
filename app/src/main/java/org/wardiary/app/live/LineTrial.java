package org.wardiary.app.live;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.record.RecordReader;
import org.wardiary.events.referee.EventEmitter;
import org.wardiary.events.referee.GivenMap;
import org.wardiary.events.referee.LiveGame;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Referee;
import org.wardiary.events.referee.Verdict;

/**
 * Plays a line of answers on a copy of an open game, so that a line that has to be sent in several
 * commands is refused as a whole. The generator of the game draws as it will draw in the game.
 *
 * @param now the game as it stands; not ended
 */
record LineTrial(LivePosition now) {

  /** Why an answer of the line is refused; empty if all are legal one after another. */
  Optional<LiveOutcome> refusal(List<String> words) {
    MapLibrary maps = GivenMap.of(now.setup().mapFile());
    return LiveGame.of(new EventEmitter(maps), soFar(maps))
        .answer(words, List.of())
        .map(why -> LiveOutcome.refused(now, String.join(" ", words), why));
  }

  private Verdict.Accepted soFar(MapLibrary maps) {
    try (RecordReader reader = RecordReader.of(now.record(), "the record")) {
      return (Verdict.Accepted) new Referee(maps).judge(reader.next().orElseThrow());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
