package org.wardiary.events.game.recorded.file;

import java.util.List;
import java.util.OptionalInt;
import org.wardiary.events.game.recorded.statement.Ids;
import org.wardiary.events.text.Text;

/**
 * A word that may have a number: {@code Rain=2}.
 *
 * @param word the word
 * @param number the number
 */
record Valued(String word, OptionalInt number) {

  /**
   * Reads one.
   *
   * @param most the largest number
   */
  static Valued of(Cursor text, int most) {
    String[] parts = text.text().split("=", -1);
    boolean numbered = parts.length == 2 && parts[1].matches("[0-9]{1,6}");
    if (!Ids.isId(parts[0])
        || parts.length > 1 && !numbered
        || numbered && Integer.parseInt(parts[1]) > most) {
      throw text.bad(Text.of("a word, or word=N with N up to %d,", most), List.of());
    }
    return new Valued(
        parts[0], numbered ? OptionalInt.of(Integer.parseInt(parts[1])) : OptionalInt.empty());
  }
}
