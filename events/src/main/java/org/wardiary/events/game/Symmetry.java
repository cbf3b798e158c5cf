package org.wardiary.events.game;

/**
 * A way to lay a map on itself, so that what follows from a position follows from its image too.
 * Found on the map itself, never assumed. Immutable.
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

  /** Whether each side takes the other's place. */
  boolean exchangesSides();

  /**
   * The image of a word of a position's JSON: of a space, a facing, a colour. Names of sides and
   * ids of units are no such words.
   *
   * @param field the position's field in which it stands, as a key or as a value, e.g. {@code
   *     facing}
   * @param word the word; of a number its digits
   */
  String image(String field, String word);
}
