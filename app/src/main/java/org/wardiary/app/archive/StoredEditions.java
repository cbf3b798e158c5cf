package org.wardiary.app.archive;

import java.util.List;
import org.wardiary.events.record.RecordDraft;
import org.wardiary.events.record.RecordDraft.Comments;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.query.Histories;
import org.wardiary.projector.query.ReadSide;
import org.wardiary.projector.view.Edition;

/**
 * A stored game with all its editions; usable as long as the session is open.
 *
 * @param id its id
 * @param editions its editions in order, at least one
 * @param readSide reads their events
 */
public record StoredEditions(String id, List<Edition> editions, ReadSide readSide) {

  /** Copies the list. */
  public StoredEditions {
    editions = List.copyOf(editions);
  }

  /** The last edition, which may be a withdrawal. */
  public Edition last() {
    return editions.get(editions.size() - 1);
  }

  /** Whether the game is withdrawn. */
  public boolean isWithdrawn() {
    return Histories.isWithdrawal(last());
  }

  /** The last edition that is not a withdrawal. */
  public Edition lastStanding() {
    return editions.stream()
        .filter(edition -> !Histories.isWithdrawal(edition))
        .reduce((before, after) -> after)
        .orElseThrow();
  }

  /** seq of the game's last event. */
  public long lastSeq() {
    return last().getLastSeq();
  }

  /**
   * The game as it stands in an edition.
   *
   * @param number from 1
   * @throws InputRefused if there is no such edition, or it is a withdrawal
   */
  public ArchivedGame edition(int number) {
    if (number < 1 || number > editions.size()) {
      throw new InputRefused(
          Text.of(
              "game %s: expected an edition from 1 to %d but got %d", id, editions.size(), number));
    }
    Edition edition = editions.get(number - 1);
    if (Histories.isWithdrawal(edition)) {
      throw new InputRefused(
          Text.of("game %s: expected an edition to show but %d is a withdrawal", id, number));
    }
    return ArchivedGame.of(readSide.edition(id, edition), readSide);
  }

  /** The record of an edition as the log holds it, in canonical form with its comments. */
  public String record(int number) {
    return draft(number).write(Comments.KEPT);
  }

  /** The parts of the record of an edition. */
  public RecordDraft draft(int number) {
    return edition(number).draft();
  }
}
