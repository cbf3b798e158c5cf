package org.wardiary.events.game.recorded.file;

/**
 * The side between two spaces, or their connection; the same in both directions.
 *
 * @param first the id that is first in the order of characters
 * @param second the other one
 */
public record SpaceSide(String first, String second) {

  /** Brings the ids into order. */
  public SpaceSide {
    if (first.compareTo(second) > 0) {
      String other = first;
      first = second;
      second = other;
    }
  }

  /** As files and records write it: {@code 0102|0202}. */
  @Override
  public String toString() {
    return first + "|" + second;
  }
}
