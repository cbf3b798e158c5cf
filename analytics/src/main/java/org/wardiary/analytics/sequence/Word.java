package org.wardiary.analytics.sequence;

import java.util.Locale;

/**
 * A word of a query.
 *
 * @param text the word, without its quotes
 * @param column where it stands, from 1
 * @param quoted whether it stands in quotes, and so is nothing but a value
 */
public record Word(String text, int column, boolean quoted) {

  /** Whether it is a word of the language. */
  boolean is(String word) {
    return !quoted && text.equalsIgnoreCase(word);
  }

  /** What names are compared by: lower case, {@code -} and {@code _} left out. */
  static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
  }
}
