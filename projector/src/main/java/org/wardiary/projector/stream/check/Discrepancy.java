package org.wardiary.projector.stream.check;

/**
 * Something that is not as it should be.
 *
 * @param part where it was found
 * @param gameId the game; empty if it is none's
 * @param seq seq of the game's event, or {@link #NO_SEQ}
 * @param text what was expected and what was found
 */
public record Discrepancy(Part part, String gameId, long seq, String text) {

  /** Where there is no event. */
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
