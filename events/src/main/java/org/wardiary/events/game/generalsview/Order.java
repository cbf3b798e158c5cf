package org.wardiary.events.game.generalsview;

import org.wardiary.events.game.Position;

/**
 * Answers as codes and as text (GV-3.2, GV-3.3): {@code +L4@c3}, {@code L4:c4}, {@code /}, {@code
 * !L4}, {@code %3}.
 *
 * <p>A code holds, from the lowest bit: 12 bits square, 4 bits kind, 32 bits number, and what it
 * is.
 */
final class Order {

  /** The code of {@code /}. */
  static final long END = 0;

  static final int RAISE = 1;
  static final int STEP = 2;
  static final int PICK = 3;
  static final int DRAW = 4;

  private static final int KIND_AT = 12;
  private static final int NUMBER_AT = 16;
  private static final int OP_AT = 48;
  private static final int MOST_DIGITS = 9;

  private Order() {}

  static long raise(Kind kind, int number, int square) {
    return unit(RAISE, kind, number) | square;
  }

  static long step(Kind kind, int number, int square) {
    return unit(STEP, kind, number) | square;
  }

  static long pick(Kind kind, int number) {
    return unit(PICK, kind, number);
  }

  static long draw(int value) {
    return (long) DRAW << OP_AT | (long) value << NUMBER_AT;
  }

  private static long unit(int op, Kind kind, int number) {
    return (long) op << OP_AT | (long) number << NUMBER_AT | (long) kind.ordinal() << KIND_AT;
  }

  /** What a code is: 0 for {@link #END}, else {@link #RAISE} to {@link #DRAW}. */
  static int op(long code) {
    return (int) (code >>> OP_AT);
  }

  /** The unit's number or the value drawn. */
  static int number(long code) {
    return (int) (code >>> NUMBER_AT);
  }

  static Kind kind(long code) {
    return Kind.ALL[(int) (code >>> KIND_AT) & 0xF];
  }

  static int square(long code) {
    return (int) code & 0xFFF;
  }

  /** The text of a code. */
  static String write(Field field, long code) {
    String unit = "" + kind(code).letter + number(code);
    return switch (op(code)) {
      case RAISE -> "+" + unit + "@" + field.name(square(code));
      case STEP -> unit + ":" + field.name(square(code));
      case PICK -> "!" + unit;
      case DRAW -> "%" + number(code);
      default -> "/";
    };
  }

  /**
   * Reads a text, whatever question stands.
   *
   * @return the code, or {@link Position#UNREADABLE} for a text that is no answer of this game on
   *     this map
   */
  static long read(Field field, String text) {
    int length = text.length();
    if (length < 2) {
      return text.equals("/") ? END : Position.UNREADABLE;
    }
    return switch (text.charAt(0)) {
      case '+' -> readUnit(field, text, new Shape(RAISE, 1, '@'));
      case '!' -> readPick(text);
      case '%' -> readDraw(text);
      default -> readUnit(field, text, new Shape(STEP, 0, ':'));
    };
  }

  private record Shape(int op, int from, char mark) {}

  private static long readUnit(Field field, String text, Shape shape) {
    int mark = text.indexOf(shape.mark());
    int kind = kindAt(text, shape.from());
    if (mark < 0 || kind < 0) {
      return Position.UNREADABLE;
    }
    int number = number(text, shape.from() + 1, mark);
    int square = field.grid().square(text, mark + 1, text.length());
    return number < 0 || square == Field.OFF
        ? Position.UNREADABLE
        : unit(shape.op(), Kind.ALL[kind], number) | square;
  }

  private static long readPick(String text) {
    int kind = kindAt(text, 1);
    int number = number(text, 2, text.length());
    return kind < 0 || number < 0 ? Position.UNREADABLE : pick(Kind.ALL[kind], number);
  }

  private static long readDraw(String text) {
    int value = number(text, 1, text.length());
    return value < 0 ? Position.UNREADABLE : draw(value);
  }

  private static int kindAt(String text, int at) {
    return Kind.ordinalOf(text.charAt(at));
  }

  /** A number from 1 without a leading zero, -1 if the part of the text is none. */
  static int number(String text, int from, int to) {
    if (from >= to || to - from > MOST_DIGITS || text.charAt(from) == '0') {
      return -1;
    }
    int number = 0;
    for (int i = from; i < to; i++) {
      char digit = text.charAt(i);
      if (digit < '0' || digit > '9') {
        return -1;
      }
      number = 10 * number + digit - '0';
    }
    return number;
  }
}
