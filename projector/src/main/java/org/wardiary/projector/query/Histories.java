package org.wardiary.projector.query;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.revision.Revision;
import org.wardiary.projector.view.Edition;
import org.wardiary.projector.view.RevisionHistory;

/** Finds the editions of a game that matter. */
public final class Histories {

  private Histories() {}

  /** The only edition of a game that was not revised. */
  public static Edition only(StoredGame game) {
    return new Edition(
        1, "recorded", "", "", 0L, 0, 0, 0L, game.seq(), game.range().first(), game.range().last());
  }

  /**
   * The edition that was recorded first: the first one that was not broken off to take answers
   * back. Empty if the game is still open.
   *
   * @param editions all editions of a game, in order
   */
  public static Optional<Edition> recorded(List<Edition> editions) {
    int first = 0;
    while (first + 1 < editions.size() && isTakeBack(editions.get(first + 1))) {
      first++;
    }
    Edition found = editions.get(first);
    return isBegunOnly(found) ? Optional.empty() : Optional.of(found);
  }

  /**
   * Whether a game was changed after it was recorded. Answers that were taken back while it was
   * played are no change.
   */
  public static boolean isChanged(RevisionHistory history) {
    return recorded(history.getEditions())
        .filter(edition -> edition.getNumber() < last(history).getNumber())
        .isPresent();
  }

  private static boolean isTakeBack(Edition edition) {
    return edition.getWhat().equals(Revision.TAKEN_BACK.done());
  }

  /** Whether an edition is the last one of an open game in which answers were taken back. */
  public static boolean isBegunOnly(Edition edition) {
    return isTakeBack(edition) && edition.getLastSeq() == edition.getFirstSeq();
  }

  /** Whether an edition is a withdrawal, which has no events of a game. */
  public static boolean isWithdrawal(Edition edition) {
    return edition.getWhat().equals(Revision.WITHDRAWN.done());
  }

  /** The last edition. */
  public static Edition last(RevisionHistory history) {
    List<Edition> editions = history.getEditions();
    return editions.get(editions.size() - 1);
  }

  /** Whether the game is withdrawn. */
  public static boolean isWithdrawn(RevisionHistory history) {
    return isWithdrawal(last(history));
  }

  /**
   * The last edition that is not a withdrawal: the one that stands, or stood before the withdrawal.
   */
  public static Edition lastStanding(RevisionHistory history) {
    List<Edition> editions = history.getEditions();
    return editions.stream()
        .filter(edition -> !isWithdrawal(edition))
        .reduce((before, after) -> after)
        .orElseThrow();
  }

  /** The edition that stood before a game was withdrawn; empty if it is not withdrawn. */
  static Optional<Edition> beforeWithdrawal(RevisionHistory history) {
    return isWithdrawn(history) ? Optional.of(lastStanding(history)) : Optional.empty();
  }
}
