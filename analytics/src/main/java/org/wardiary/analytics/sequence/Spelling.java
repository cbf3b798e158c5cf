package org.wardiary.analytics.sequence;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wardiary.events.text.Nearest;
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
            .min(
                Comparator.comparingInt(
                    name -> Nearest.distance(Word.plain(name), Word.plain(word.text()))));
    String meant = nearest.map(name -> Text.of("%s such as '%s'", what, name)).orElse(what);
    String list = names.stream().limit(LISTED).collect(Collectors.joining(", "));
    String more = names.size() > LISTED ? ", ..." : "";
    return BadSequence.not(Text.of("%s (%s%s)", meant, list, more), word, nearest);
  }

  private static boolean isNear(String name, String word) {
    return word.length() > 1
        && (Nearest.distance(name, word) <= Nearest.MISTAKE * ((word.length() + 2) / 3)
            || name.contains(word)
            || name.length() > 2 && word.contains(name));
  }
}
