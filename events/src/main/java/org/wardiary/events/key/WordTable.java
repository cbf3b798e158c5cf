package org.wardiary.events.key;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.game.Symmetry;

/**
 * Hashes of the images of words under all symmetries of a map, cached from position to position.
 * Not thread-safe.
 */
final class WordTable {

  /** The largest number of words cached for a field, since numbers may take any value. */
  private static final int MOST = 4096;

  private final List<Symmetry> symmetries;
  private final Map<String, Map<String, long[]>> byField = new HashMap<>();

  WordTable(List<Symmetry> symmetries) {
    this.symmetries = symmetries;
  }

  /**
   * The hashes of a word's images, in the order of the symmetries; the caller must not change them.
   *
   * @param field the position's field in which the word stands
   */
  long[] of(String field, String word) {
    Map<String, long[]> words = byField.computeIfAbsent(field, name -> new HashMap<>());
    long[] known = words.get(word);
    if (known != null) {
      return known;
    }
    long[] images =
        symmetries.stream().mapToLong(symmetry -> Mix.of(symmetry.image(field, word))).toArray();
    if (words.size() < MOST) {
      words.put(word, images);
    }
    return images;
  }
}
