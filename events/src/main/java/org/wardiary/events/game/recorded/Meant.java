package org.wardiary.events.game.recorded;

/**
 * A statement that a person may mean.
 *
 * @param text the statement; it ends with {@code =}, {@code +} or another sign if a word is still
 *     to be added
 * @param label what it says, in a few words
 */
public record Meant(String text, String label) {

  private static final String SIGNS = "=+@<^";

  /** Whether a word is still to be added. */
  public boolean isOpen() {
    return SIGNS.indexOf(text.charAt(text.length() - 1)) >= 0;
  }
}
