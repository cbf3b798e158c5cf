package org.wardiary.events.game.recorded.file;

import java.util.regex.Pattern;

/** The words that records use for things of a game. */
public final class Ids {

  /** The greatest number of characters of an id. */
  public static final int LONGEST = 40;

  private static final Pattern SIDE = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

  private Ids() {}

  /**
   * Whether a text is an id of a unit, a space, a state, a card…: letters, digits, {@code _},
   * {@code '} and, within it, {@code .}, at most {@value #LONGEST} characters.
   */
  public static boolean isId(String text) {
    int length = text.length();
    return length > 0
        && length <= LONGEST
        && text.charAt(0) != '.'
        && text.charAt(length - 1) != '.'
        && text.codePoints().allMatch(Ids::isPart);
  }

  /** Whether ids may have a character. */
  public static boolean isPart(int c) {
    return c == '.' || c == '_' || c == '\'' || Character.isLetterOrDigit(c);
  }

  /** Whether a text is a word of a phase: an id without {@code .}, which stands before it. */
  public static boolean isPhase(String text) {
    return isId(text) && text.indexOf('.') < 0;
  }

  /** Whether a text is an id of a side: a tag's name that begins with a letter. */
  public static boolean isSide(String text) {
    return text.length() <= LONGEST && SIDE.matcher(text).matches();
  }
}
