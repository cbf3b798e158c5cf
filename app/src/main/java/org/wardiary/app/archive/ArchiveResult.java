package org.wardiary.app.archive;

import java.util.Optional;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.record.Problem;

/** The outcome of archiving a game. */
public sealed interface ArchiveResult {

  /**
   * The game was stored.
   *
   * @param id its id
   * @param events number of events stored
   */
  record Stored(String id, long events) implements ArchiveResult {}

  /**
   * The record continues an unfinished stored game and was stored as a new edition of it.
   *
   * @param id the game's id
   * @param edition number of the new edition
   * @param events number of the new events
   * @param differences how this record differs from that of the edition before
   */
  record Continued(String id, int edition, long events, Differences differences)
      implements ArchiveResult {}

  /** Which record of a game that was stored before is current. */
  enum Current {
    /** The record that was submitted again. */
    THIS,
    /** Another record: the game was corrected since. */
    REVISED,
    /** None: the game was withdrawn. */
    WITHDRAWN
  }

  /**
   * The game was stored before and was left unchanged.
   *
   * @param id its id
   * @param current which record of it is current
   * @param differences how this record differs from the stored one, if it does
   * @param otherMap the name of the map, if the stored game is played on another map of that name
   */
  record Duplicate(
      String id, Current current, Optional<Differences> differences, Optional<String> otherMap)
      implements ArchiveResult {

    /** Whether it is the very game that is stored and stands. */
    public boolean isSame() {
      return current == Current.THIS && differences.isEmpty() && otherMap.isEmpty();
    }
  }

  /**
   * Nothing was stored because the record cannot be read or breaks the rules.
   *
   * @param problem what is wrong, and where
   */
  record Unfit(Problem problem) implements ArchiveResult {}

  /**
   * Nothing was stored because of what the archive holds, or because the record is too large.
   *
   * @param reason the reason, in the form {@code expected … but …}
   * @param differences how the record differs from that of the game that it belongs or may belong
   *     to, if there is exactly one such game
   */
  record Refused(String reason, Optional<Differences> differences) implements ArchiveResult {}
}
