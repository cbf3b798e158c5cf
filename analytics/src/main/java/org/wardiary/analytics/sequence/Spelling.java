package org.wardiary.analytics.sequence;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.text.Text;

/** Suggestions for misspelt names. */
final class Spelling {

  private static final int LISTED = 24;

  private Spelling() {}

  /**
   * An error for an unknown name, which suggests the nearest known one and lists up to 24 of them.
   *
   * @param what what the names denote, e.g. {@code a field of attack}
   */
  static BadSequence unknown(String what, Collection<String> known, Word word) {
    List<String> names = known.stream().distinct().toList();
    Optional<String> nearest =
        names.stream()
            .filter(name -> isNear(Word.plain(name), Word.plain(word.text())))
            .min(Comparator.comparingInt(name -> distance(name, word)));
    String meant = nearest.map(name -> Text.of("%s such as '%s'", what, name)).orElse(what);
    String list = names.stream().limit(LISTED).collect(Collectors.joining(", "));
    String more = names.size() > LISTED ? ", ..." : "";
    return BadSequence.not(Text.of("%s (%s%s)", meant, list, more), word, nearest);
  }

  private static int distance(String name, Word word) {
    return distance(Word.plain(name), Word.plain(word.text()));
  }

  private static boolean isNear(String name, String word) {
    return word.length() > 1
        && (distance(name, word) <= (word.length() + 2) / 3
            || name.contains(word)
            || name.length() > 2 && word.contains(name));
  }

  /** The Levenshtein distance (1966): number of letters inserted, deleted or changed. */
  static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int corner = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int above = row[j];
        int changed = corner + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(changed, 1 + Math.min(above, row[j - 1]));
        corner = above;
      }
    }
    return row[other.length()];
  }
}
