package org.wardiary.events.log;

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
 * @param record its canonical record, including comments
 * @param mapText text of its map if it is not bundled with the program, otherwise empty
 */
public record Submission(String gameId, String record, String mapText) {

  /** The largest size of a stored record and its map together, in bytes. */
  public static final int LIMIT = 900_000;

  /** Makes a submission of an accepted game. */
  public static Submission of(Verdict.Accepted game, MapLibrary maps) {
    RecordDraft draft = game.draft();
    MapFile map = game.sequence().setup().mapFile();
    String mapText = maps.isBundled(map) ? "" : map.text();
    return new Submission(draft.gameId(), draft.write(RecordDraft.Comments.KEPT), mapText);
  }

  /** Why the game cannot be stored: it exceeds the largest size of a message; empty if it can. */
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
    return Text.utf8(text).length;
  }
}
