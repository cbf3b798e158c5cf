package org.wardiary.events.game.recorded.statement;

import org.wardiary.events.text.Text;

/**
 * A fact: a bare word, {@code key=value} or {@code key="several words"}.
 *
 * @param key its name; empty for a bare word
 * @param value its value, or the bare word; each run of white space in it is one blank
 */
public record Fact(String key, String value) {

  /** What neither a value nor a bare word may have, since records use it for something else. */
  private static final String EXCLUDED = "\"<>()[]{};!?";

  private static final boolean[] IN_VALUE = new boolean['~'];

  static {
    for (char c = 0; c < IN_VALUE.length; c++) {
      IN_VALUE[c] = EXCLUDED.indexOf(c) < 0;
    }
  }

  /**
   * Folds white space.
   *
   * @throws IllegalArgumentException if the key is no id or the value no value
   */
  public Fact {
    value = folded(value);
    boolean bare = key.isEmpty() && value.indexOf(' ') < 0 && value.indexOf('=') < 0;
    if (!bare && !Ids.isId(key) || !isValue(value)) {
      throw new IllegalArgumentException(Text.of("expected a fact but got '%s=%s'", key, value));
    }
  }

  /** A bare word. */
  static Fact bare(String word) {
    return new Fact("", word);
  }

  /**
   * Whether a text may be a value: it is not blank, and has no {@code "}, no brackets of any kind,
   * and none of {@code ; ! ?}.
   */
  public static boolean isValue(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isInValue(text.charAt(i))) {
        return false;
      }
    }
    return !text.isBlank();
  }

  private static boolean isInValue(char c) {
    return c >= IN_VALUE.length || IN_VALUE[c];
  }

  /** Whether a bare word or a value without quotes may have a character. */
  static boolean isInWord(char c) {
    return c != '=' && !Cursor.isBlank(c) && isInValue(c);
  }

  private static String folded(String value) {
    for (int i = 0; i < value.length(); i++) {
      if (Cursor.isBlank(value.charAt(i))) {
        return String.join(" ", value.strip().split("\\s+"));
      }
    }
    return value;
  }

  /** Whether it is a bare word. */
  public boolean isBare() {
    return key.isEmpty();
  }

  /** Whether the value is a ratio or a number. */
  boolean isColumn() {
    return isColumn(value);
  }

  static boolean isColumn(String value) {
    int dash = value.indexOf('-', 1);
    return dash < 0
        ? isDigits(value.startsWith("+") || value.startsWith("-") ? value.substring(1) : value)
        : isDigits(value.substring(0, dash)) && isDigits(value.substring(dash + 1));
  }

  private static boolean isDigits(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /** The canonical text. */
  String text() {
    if (isBare()) {
      return value;
    }
    boolean plain = value.chars().allMatch(c -> isInWord((char) c));
    return key + "=" + (plain ? value : "\"" + value + "\"");
  }
}
