package org.wardiary.reports.archive;

import org.wardiary.events.identity.Differences;

/** What a record is that is of a known game, or may be. */
sealed interface Recognised {

  /**
   * Nothing is to be done about it.
   *
   * @param result what became of it
   */
  record Settled(ArchiveResult result) implements Recognised {}

  /**
   * It goes on where a stored game, unfinished, stops.
   *
   * @param id the game's id
   * @param differences how it differs from the stored record
   */
  record Continues(String id, Differences differences) implements Recognised {}
}
