package org.wardiary.reports.archive;

import java.util.Optional;
import org.wardiary.events.identity.Differences;
import org.wardiary.events.record.Problem;

/** What became of a game that was to be archived. */
public sealed interface ArchiveResult {

  /**
   * It was stored.
   *
   * @param id its id
   * @param events number of its events
   */
  record Stored(String id, long events) implements ArchiveResult {}

  /**
   * It goes on where a stored game, unfinished, stopped, and stands as another edition of it.
   *
   * @param id the game's id
   * @param edition number of the edition
   * @param events number of the new events
   * @param differences how this record differs from the one before
   */
  record Continued(String id, int edition, long events, Differences differences)
      implements ArchiveResult {}

  /** What stands of a game that was stored before. */
  enum Standing {
    /** The record that is told about. */
    THIS,
    /** Another record: it was corrected since. */
    REVISED,
    /** Nothing: it was withdrawn. */
    WITHDRAWN
  }

  /**
   * It was stored before, and stays as it was.
   *
   * @param id its id
   * @param standing what stands of it
   * @param differences how this record differs from the stored one, if it does
   */
  record Duplicate(String id, Standing standing, Optional<Differences> differences)
      implements ArchiveResult {}

  /**
   * Nothing of it was stored because of its text or the rules.
   *
   * @param problem where and why
   */
  record Unfit(Problem problem) implements ArchiveResult {}

  /**
   * Nothing of it was stored because of what the archive holds, or because it is too large.
   *
   * @param reason {@code expected … but …}
   * @param differences how it differs from the game that it is or may be of, if that is one
   */
  record Refused(String reason, Optional<Differences> differences) implements ArchiveResult {}
}
