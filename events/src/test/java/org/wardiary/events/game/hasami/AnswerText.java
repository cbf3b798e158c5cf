package org.wardiary.events.game.hasami;

import org.wardiary.events.game.Position;

/** Orders as text, {@code a1-a4} (HS-6.1), and as codes. */
final class AnswerText {

  private static final int SQUARES = 128;

  private AnswerText() {}

  static int code(int from, int to) {
    return from * SQUARES + to;
  }

  static int from(long code) {
    return (int) code / SQUARES;
  }

  static int to(long code) {
    return (int) code % SQUARES;
  }

  static String write(HasamiMap map, long code) {
    return map.name(from(code)) + "-" + map.name(to(code));
  }

  /** The code of a text, or {@link Position#UNREADABLE}. */
  static long read(HasamiMap map, String text) {
    if (text.length() != 5 || text.charAt(2) != '-') {
      return Position.UNREADABLE;
    }
    int from = map.square(text.substring(0, 2));
    int to = map.square(text.substring(3));
    return from == HasamiMap.NONE || to == HasamiMap.NONE ? Position.UNREADABLE : code(from, to);
  }
}
