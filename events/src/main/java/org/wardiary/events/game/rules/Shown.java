package org.wardiary.events.game.rules;

/** Text of a file as messages show it. */
final class Shown {

  private static final int LONGEST = 40;

  private Shown() {}

  /** The beginning of a text, without control characters. */
  static String of(String text) {
    String plain = text.replaceAll("\\p{Cntrl}", "?");
    return plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST) + "…";
  }
}
