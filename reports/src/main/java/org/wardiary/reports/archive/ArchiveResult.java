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
   * It was stored before, and stays as it was.
   *
   * @param id its id
   * @param differences how this record differs from the stored one, if it does
   */
  record Duplicate(String id, Optional<Differences> differences) implements ArchiveResult {}

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
