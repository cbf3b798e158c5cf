package org.wardiary.events.game.rules;

import org.wardiary.events.text.Text;

/** Prepares text from a file for messages. */
final class Shown {

  private static final int LONGEST = 40;

  private Shown() {}

  /** The beginning of a text, without control characters. */
  static String of(String text) {
    return Text.cut(text, LONGEST).replaceAll("\\p{Cntrl}", "?");
  }
}
