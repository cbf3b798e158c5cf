package org.wardiary.events.game.squares.answer;

import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.movement.HorsePairs;
import org.wardiary.events.game.squares.unit.Kind;

/** Answers as records write them (SQ-9). */
public final class AnswerText {

  private AnswerText() {}

  /**
   * Reads an answer, whatever question stands.
   *
   * @return its code, or {@link Position#UNREADABLE}
   */
  public static long read(SquaresMap map, String text) {
    int length = text.length();
    if (length == 1) {
      return sign(text.charAt(0));
    }
    if (length == 0) {
      return Position.UNREADABLE;
    }
    char mark = text.charAt(0);
    if (mark == '@') {
      int space = map.codes().find(text, 1, length);
      return space < 0 ? Position.UNREADABLE : AnswerCode.space(space);
    }
    if (length == 2 && mark == '#') {
      int option = text.charAt(1) - '0';
      return option >= 1 && option <= 5 ? AnswerCode.option(option) : Position.UNREADABLE;
    }
    if (length == 2 && mark == '*') {
      int kind = Kind.find(text.charAt(1));
      return kind < 0 ? Position.UNREADABLE : AnswerCode.casualty(kind);
    }
    return text.equals("pass") ? AnswerCode.PASS : order(map, text);
  }

  private static long sign(char sign) {
    return switch (sign) {
      case 'S' -> AnswerCode.STAND;
      case 'R' -> AnswerCode.RETREAT;
      case '>' -> AnswerCode.ADVANCE;
      case '|' -> AnswerCode.HOLD;
      default -> Position.UNREADABLE;
    };
  }

  private static long order(SquaresMap map, String text) {
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
    return one < 0 || two < 0 ? Position.UNREADABLE : HorsePairs.code(map, one, two);
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

  /** The step that stands in {@code start..end}, its sign at {@code sign}; -1 if none does. */
  private static int step(SquaresMap map, String text, int start, int sign, int end) {
    int kind = Kind.find(text.charAt(start));
    int from = map.codes().find(text, start + 1, sign);
    int to = map.codes().find(text, sign + 1, end);
    return kind < 0 || from < 0 || to < 0 ? -1 : AnswerCode.step(kind, from, to);
  }

  /** Where a code of capital letters and digits ends. */
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

  /** An answer's canonical text. */
  public static String write(SquaresMap map, long code) {
    int first = AnswerCode.first(code);
    return switch (AnswerCode.type(code)) {
      case PASS -> "pass";
      case STAND -> "S";
      case RETREAT -> "R";
      case ADVANCE -> ">";
      case HOLD -> "|";
      case SPACE -> "@" + map.code(first);
      case OPTION -> "#" + first;
      case CASUALTY -> "*" + Kind.of(first).letter();
      case MOVE -> step(map, first, '-');
      case DOUBLE_MOVE -> step(map, first, '=');
      case ATTACK -> step(map, first, 'x');
      case PAIR -> step(map, first, '-') + ',' + step(map, AnswerCode.second(code), '-');
      case SUPPORTED_ATTACK -> unit(map, first) + '+' + step(map, AnswerCode.second(code), 'x');
    };
  }

  private static String step(SquaresMap map, int step, char sign) {
    return unit(map, step) + sign + map.code(AnswerCode.to(step));
  }

  /** A unit as an order names it: kind and space. */
  public static String unit(SquaresMap map, int step) {
    return Kind.of(AnswerCode.kind(step)).letter() + map.code(AnswerCode.from(step));
  }
}
