package org.wardiary.app.archive;

import java.util.List;
import org.wardiary.events.identity.Occasion;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.projector.view.GameSummary;

/**
 * What is kept of a game in order to recognise records of it.
 *
 * @param id its id
 * @param occasion when it was played and by whom
 * @param open whether it is unfinished
 * @param answers number of its answers
 */
record KnownGame(String id, Occasion occasion, boolean open, int answers) {

  private static final String UNFINISHED = "unfinished";

  /**
   * Whether its record has an end but no answers: it was not played, or only its result is known.
   */
  boolean isResultOnly() {
    return answers == 0 && !open;
  }

  /** The entry of a stored game, from its summary. */
  static KnownGame of(GameSummary row) {
    Occasion occasion =
        new Occasion(
            row.getEvent(),
            row.getDate(),
            row.getRound(),
            List.of(row.getFirstPlayer(), row.getSecondPlayer()),
            row.getRandom(),
            row.getSimulated());
    return new KnownGame(
        row.getGameId(), occasion, row.getTermination().equals(UNFINISHED), row.getPlies());
  }

  /**
   * The entry of the game of a record.
   *
   * @param sides the game's sides
   */
  static KnownGame of(RecordDraft draft, String id, List<String> sides) {
    boolean open = draft.writtenTags().get("Termination").filter(UNFINISHED::equals).isPresent();
    return new KnownGame(id, Occasion.of(draft.writtenTags(), sides), open, draft.answers().size());
  }
}
