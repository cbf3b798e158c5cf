package org.wardiary.events.game.rules;

import org.wardiary.events.text.Characters;
import org.wardiary.events.text.Text;

/** Prepares text from a file for messages. */
final class Shown {

  private static final int LONGEST = 40;

  private Shown() {}

  /** The beginning of a text, safe to print. */
  static String of(String text) {
    return Characters.printable(Text.cut(text, LONGEST));
  }
}
