package org.wardiary.events.game.recorded.statement;

import java.util.List;
import java.util.Set;

/**
 * Ids of units, spaces, phases, states, dice, decks, cards: letters, digits, {@code / . _ '}. The
 * first is a letter or digit, the last is no full stop. A unit is called neither {@code x} nor
 * {@code draw} nor as a side.
 */
public final class Ids {

  /** The word between attackers and defenders. */
  static final String AGAINST = "x";

  /** Words that have a meaning of their own where a statement may begin. */
  static final Set<String> RESERVED = Set.of(AGAINST, "draw");

  private static final int ASCII = 128;
  private static final boolean[] PART = new boolean[ASCII];

  static {
    for (int c = 0; c < ASCII; c++) {
      PART[c] = Character.isLetterOrDigit(c) || "/._'".indexOf(c) >= 0;
    }
  }

  private Ids() {}

  /** Whether a text is an id. */
  public static boolean isId(String text) {
    return !text.isEmpty() && end(text, 0) == text.length() && isComplete(text, 0, text.length());
  }

  /** Whether an id may begin with a character. */
  static boolean isFirst(char c) {
    return isPart(c) && c != '/' && c != '.' && c != '_' && c != '\'';
  }

  /** Whether a character may be in an id. */
  static boolean isPart(char c) {
    return c < ASCII
        ? PART[c]
        : Character.isLetterOrDigit(c) || Character.getType(c) == Character.NON_SPACING_MARK;
  }

  /** Where the run of characters of ids ends that begins at an index. */
  static int end(String text, int from) {
    int end = from;
    while (end < text.length() && isPart(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Whether such a run begins and ends as an id does. */
  static boolean isComplete(String text, int from, int to) {
    return to > from && isFirst(text.charAt(from)) && text.charAt(to - 1) != '.';
  }

  /** Ids joined as in a list of units. */
  static String list(List<String> ids) {
    return ids.size() == 1 ? ids.get(0) : String.join(",", ids);
  }

  /** Ids joined as in a path. */
  static String path(List<String> spaces) {
    return spaces.size() == 1 ? spaces.get(0) : String.join("-", spaces);
  }

  /** Units in support, with the sign before them; empty if there are none. */
  static String support(List<String> units) {
    return units.isEmpty() ? "" : "+" + list(units);
  }
}
