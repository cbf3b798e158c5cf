package org.wardiary.projector.stream.check;

/**
 * A fault that a check of an archive found.
 *
 * @param part where it was found
 * @param gameId the game; empty if it belongs to none
 * @param seq seq of the game's event, or {@link #NO_SEQ}
 * @param text what was expected and what was found
 */
public record Discrepancy(Part part, String gameId, long seq, String text) {

  /** The seq of a fault that belongs to no event. */
  public static final long NO_SEQ = -1;

  /** What is checked. */
  public enum Part {
    /** The messages of the log: readable, whole, each bound to the one before. */
    LOG,
    /** Each game judged again by the rules of this program. */
    RULES,
    /** Each view equal to a fold of the log. */
    VIEW,
    /** Messages that could not be used. */
    QUARANTINE
  }
}
