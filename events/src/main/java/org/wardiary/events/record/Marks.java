package org.wardiary.events.record;

import java.util.List;

/** The marks that assess answers. No answer of any game ends with one. */
public final class Marks {

  /** No mark. */
  public static final String NONE = "";

  /** All marks: good, mistake, excellent, blunder, interesting, doubtful. */
  public static final List<String> ALL = List.of("!", "?", "!!", "??", "!?", "?!");

  private static final int LONGEST = 2;

  private Marks() {}

  /**
   * The mark at the end of a word, or {@link #NONE}; a longer run of these characters is not a
   * mark.
   */
  static String atTheEnd(String word) {
    int from = word.length();
    while (from > 0 && isSign(word.charAt(from - 1))) {
      from--;
    }
    int length = word.length() - from;
    return length == 0 || length > LONGEST ? NONE : word.substring(from);
  }

  private static boolean isSign(char c) {
    return c == '!' || c == '?';
  }
}
