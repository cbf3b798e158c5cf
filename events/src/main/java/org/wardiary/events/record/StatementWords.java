package org.wardiary.events.record;

/**
 * Which words of movetext make one statement of a recorded game: those around {@code x}, and facts
 * between {@code <} and {@code >}, which may follow any statement ({@code docs/recorded-games.md}).
 */
final class StatementWords {

  private static final String ATTACK = "x";

  /** The longest statement in characters; facts that are never closed end here. */
  private static final int LONGEST = 1000;

  private StatementWords() {}

  /**
   * Whether a word continues the statement before it.
   *
   * @param statement the statement so far; empty if there is none
   */
  static boolean continues(String statement, String word) {
    return !statement.isEmpty()
        && statement.length() + word.length() < LONGEST
        && (word.equals(ATTACK)
            || word.startsWith("<")
            || statement.endsWith(" " + ATTACK)
            || isOpen(statement));
  }

  /** Whether facts are open after a word that follows a statement. */
  static boolean inFacts(String statement, String word) {
    return isOpen(continues(statement, word) ? statement + " " + word : word);
  }

  /** Whether facts are open at the end of a text: after a {@code <}, or within a quoted value. */
  private static boolean isOpen(String text) {
    int from = text.indexOf('<');
    if (from < 0) {
      return false;
    }
    boolean quoted = false;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      quoted ^= c == '"';
      if (c == '>' && !quoted) {
        return false;
      }
    }
    return true;
  }
}
