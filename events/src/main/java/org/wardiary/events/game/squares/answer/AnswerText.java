package org.wardiary.events.game.squares.answer;

import org.wardiary.events.game.Position;
import org.wardiary.events.game.squares.map.SquaresMap;
import org.wardiary.events.game.squares.unit.Kind;

/** Translates answers between codes and the texts in records (SQ-9). */
public final class AnswerText {

  private AnswerText() {}

  /**
   * Reads an answer to any question, legal or not.
   *
   * @return the answer's code, or {@link Position#UNREADABLE}
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
    return text.equals("pass") ? AnswerCode.PASS : OrderText.read(map, text);
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
      case MOVE -> OrderText.write(map, first, '-');
      case DOUBLE_MOVE -> OrderText.write(map, first, '=');
      case ATTACK -> OrderText.write(map, first, 'x');
      case PAIR ->
          OrderText.write(map, first, '-')
              + ','
              + OrderText.write(map, AnswerCode.second(code), '-');
      case SUPPORTED_ATTACK ->
          OrderText.unit(map, first) + '+' + OrderText.write(map, AnswerCode.second(code), 'x');
    };
  }
}
