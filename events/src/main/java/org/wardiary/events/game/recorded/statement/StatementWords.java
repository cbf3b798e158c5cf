package org.wardiary.events.game.recorded.statement;

import java.util.StringJoiner;
import java.util.function.IntFunction;

/**
 * Finds the statements in the words of a movetext, which are separated by white space. A statement
 * is one word, but {@code A x B} is three, and facts in angle brackets may be any number.
 */
public final class StatementWords {

  private StatementWords() {}

  /**
   * Number of words of the statement that begins at a word. If its facts are never closed, they are
   * all the rest.
   *
   * @param words the words by their number
   * @param from number of the statement's first word
   * @param limit number of the words; more than {@code from}
   * @return 1 to {@code limit - from}
   */
  public static int count(IntFunction<String> words, int from, int limit) {
    int next = from;
    if (!isAgainst(words.apply(from)) && next + 1 < limit && isAgainst(words.apply(next + 1))) {
      next++;
    }
    if (isAgainst(words.apply(next)) && next + 1 < limit) {
      next++;
    }
    int open = words.apply(next).indexOf('<');
    if (open < 0 && next + 1 < limit && words.apply(next + 1).startsWith("<")) {
      next++;
      open = 0;
    }
    return (open < 0 ? next : closed(words, next, open, limit)) + 1 - from;
  }

  private static boolean isAgainst(String word) {
    return word.equals(Ids.AGAINST);
  }

  /** Number of the word in which facts end that begin at a character of a word. */
  private static int closed(IntFunction<String> words, int from, int open, int limit) {
    int word = from;
    int after = open;
    while (words.apply(word).indexOf('>', after) < 0 && word + 1 < limit) {
      word++;
      after = 0;
    }
    return word;
  }

  /** The text of a statement: its words, separated by single blanks. */
  public static String text(IntFunction<String> words, int from, int count) {
    if (count == 1) {
      return words.apply(from);
    }
    StringJoiner text = new StringJoiner(" ");
    for (int word = from; word < from + count; word++) {
      text.add(words.apply(word));
    }
    return text.toString();
  }

  /**
   * The word in which a character of a statement's text stands.
   *
   * @param at index in the text, such as {@link BadStatement#at}; at or after the end: the last
   *     word
   * @return the word's number among those of the movetext
   */
  public static int wordAt(IntFunction<String> words, int from, int count, int at) {
    int word = from;
    int end = words.apply(word).length();
    while (end < at && word + 1 < from + count) {
      word++;
      end += 1 + words.apply(word).length();
    }
    return word;
  }
}
