package org.wardiary.analytics.sequence;

import java.util.Locale;

/**
 * A word of a query.
 *
 * @param text the word, without its quotes
 * @param column column of the word in the query, from 1
 * @param quoted whether the word is in quotes, and so can only be a value
 */
public record Word(String text, int column, boolean quoted) {

  /** Whether this is a given keyword, in any case and not quoted. */
  boolean is(String word) {
    return !quoted && text.equalsIgnoreCase(word);
  }

  /** Normalises a name for comparison: lower case, without {@code -} and {@code _}. */
  static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
  }
}
