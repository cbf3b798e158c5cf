package org.wardiary.events.log;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Verdict;
import org.wardiary.events.text.Text;

/**
 * A game to be stored.
 *
 * @param gameId its id
 * @param record its canonical record, comments kept
 * @param mapText text of its map where the program does not bring the map with it, else empty
 */
public record Submission(String gameId, String record, String mapText) {

  /** Largest record with its map that is stored, in bytes. */
  public static final int LIMIT = 900_000;

  /** An accepted game as a submission. */
  public static Submission of(Verdict.Accepted game, MapLibrary maps) {
    RecordDraft draft = game.draft();
    MapFile map = game.course().setup().mapFile();
    String mapText = maps.isBundled(map) ? "" : map.text();
    return new Submission(draft.gameId(), draft.write(RecordDraft.Comments.KEPT), mapText);
  }

  /** Why it cannot be stored: it is larger than a message may be. */
  public Optional<String> tooLarge() {
    long bytes = bytes(record) + (long) bytes(mapText);
    return bytes <= LIMIT
        ? Optional.empty()
        : Optional.of(
            Text.of(
                "expected a record of at most %d bytes, its map included, but it has %d",
                LIMIT, bytes));
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
