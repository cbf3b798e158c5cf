package org.wardiary.events.game;

/**
 * A symmetry of a map: whatever can follow from a position can follow, mirrored, from its image.
 * Always derived from the map, never assumed. Immutable.
 */
public interface Symmetry {

  /** Leaves everything where it is. */
  Symmetry IDENTITY =
      new Symmetry() {
        @Override
        public boolean exchangesSides() {
          return false;
        }

        @Override
        public String image(String field, String word) {
          return word;
        }
      };

  /** Whether the two sides change places. */
  boolean exchangesSides();

  /**
   * The image of a word in a position's JSON, such as a space, a facing or a colour, but never the
   * name of a side or the id of a unit.
   *
   * @param field the field of the JSON in which the word stands, as a key or as a value, e.g.
   *     {@code facing}
   * @param word the word; for a number, its digits
   */
  String image(String field, String word);
}
