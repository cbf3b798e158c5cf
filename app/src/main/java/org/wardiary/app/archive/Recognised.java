package org.wardiary.app.archive;

import org.wardiary.events.identity.Differences;

/** How a record relates to the known game that it belongs or may belong to. */
sealed interface Recognised {

  /**
   * The outcome is decided, and nothing is left to do.
   *
   * @param result the outcome
   */
  record Settled(ArchiveResult result) implements Recognised {}

  /**
   * The record continues an unfinished stored game.
   *
   * @param id the game's id
   * @param differences how the record differs from the stored one
   */
  record Continues(String id, Differences differences) implements Recognised {}
}
