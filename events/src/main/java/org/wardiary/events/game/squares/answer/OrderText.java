package org.wardiary.events.game.squares.answer;

import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.map.Bits;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Kind;

/** Translates moves and attacks between codes and the texts in records (SQ-9). */
final class OrderText {

  private OrderText() {}

  /** Reads an order; returns {@link Position#UNREADABLE} if the text is not one. */
  static long read(SquaresMap map, String text) {
    int end = spaceEnd(text, 1);
    if (end == text.length()) {
      return Position.UNREADABLE;
    }
    return switch (text.charAt(end)) {
      case '-' -> moves(map, text, end);
      case '=' -> doubleMove(step(map, text, 0, end, text.length()));
      case 'x' -> attack(step(map, text, 0, end, text.length()));
      case '+' -> supported(map, text, end);
      default -> Position.UNREADABLE;
    };
  }

  private static long doubleMove(int step) {
    return step < 0 ? Position.UNREADABLE : AnswerCode.doubleMove(step);
  }

  private static long attack(int step) {
    return step < 0 ? Position.UNREADABLE : AnswerCode.attack(step);
  }

  private static long moves(SquaresMap map, String text, int dash) {
    int comma = text.indexOf(',', dash);
    if (comma < 0) {
      int step = step(map, text, 0, dash, text.length());
      return step < 0 ? Position.UNREADABLE : AnswerCode.move(step);
    }
    int second = comma + 1;
    int end = spaceEnd(text, second + 1);
    if (end >= text.length() || text.charAt(end) != '-') {
      return Position.UNREADABLE;
    }
    int one = step(map, text, 0, dash, comma);
    int two = step(map, text, second, end, text.length());
    return one < 0 || two < 0 ? Position.UNREADABLE : pair(map, one, two);
  }

  /**
   * The code of two steps of Horse units; both ways of writing a pair give the same code (SQ-4.5).
   */
  private static long pair(SquaresMap map, int first, int second) {
    boolean swappable =
        first > second && isIndependent(map, first, second) && isIndependent(map, second, first);
    return swappable ? AnswerCode.pair(second, first) : AnswerCode.pair(first, second);
  }

  /** Whether a step does not end on the square where the other one begins. */
  private static boolean isIndependent(SquaresMap map, int step, int other) {
    int to = AnswerCode.to(step);
    return to != AnswerCode.from(other) || !Bits.has(map.clear(), to);
  }

  private static long supported(SquaresMap map, String text, int plus) {
    int second = plus + 1;
    int end = spaceEnd(text, second + 1);
    if (end >= text.length() || text.charAt(end) != 'x') {
      return Position.UNREADABLE;
    }
    int supporter = step(map, text, second, end, text.length());
    int kind = Kind.find(text.charAt(0));
    int from = map.codes().find(text, 1, plus);
    if (supporter < 0 || kind < 0 || from < 0) {
      return Position.UNREADABLE;
    }
    return AnswerCode.attack(AnswerCode.step(kind, from, AnswerCode.to(supporter)), supporter);
  }

  /** The step in {@code start..end} whose sign is at {@code sign}; -1 if there is none. */
  private static int step(SquaresMap map, String text, int start, int sign, int end) {
    int kind = Kind.find(text.charAt(start));
    int from = map.codes().find(text, start + 1, sign);
    int to = map.codes().find(text, sign + 1, end);
    return kind < 0 || from < 0 || to < 0 ? -1 : AnswerCode.step(kind, from, to);
  }

  /** Index at which a code of capital letters and digits ends. */
  private static int spaceEnd(String text, int start) {
    int end = start;
    while (end < text.length() && isCode(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isCode(char c) {
    return c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
  }

  /** A step with its sign, e.g. {@code IGR-G3L}. */
  static String write(SquaresMap map, int step, char sign) {
    return unit(map, step) + sign + map.code(AnswerCode.to(step));
  }

  /** A unit as orders name it, by kind and space. */
  static String unit(SquaresMap map, int step) {
    return Kind.of(AnswerCode.kind(step)).letter() + map.code(AnswerCode.from(step));
  }
}
