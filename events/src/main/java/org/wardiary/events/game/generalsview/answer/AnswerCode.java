package org.wardiary.events.game.generalsview.answer;

import java.util.List;
import org.wardiary.events.game.generalsview.unit.Kind;

/**
 * Packs an answer into a code. From the lowest bit: 12 bits square, 4 bits kind, 32 bits number,
 * then the type. Parts that a type does not have are 0.
 */
public final class AnswerCode {

  /** The code of {@code /}, which ends movement. */
  public static final long END = 0;

  private static final int KIND_AT = 12;
  private static final int NUMBER_AT = 16;
  private static final int TYPE_AT = 48;
  private static final int SQUARE_MASK = 0xFFF;
  private static final int KIND_MASK = 0xF;
  private static final List<AnswerType> TYPES = List.of(AnswerType.values());

  private AnswerCode() {}

  /** The code for putting a unit into play on a city's square. */
  public static long raise(Kind kind, int number, int square) {
    return unit(AnswerType.RAISE, kind, number) | square;
  }

  /** The code for moving a unit one step to a square. */
  public static long step(Kind kind, int number, int square) {
    return unit(AnswerType.STEP, kind, number) | square;
  }

  /** The code for picking a unit. */
  public static long pick(Kind kind, int number) {
    return unit(AnswerType.PICK, kind, number);
  }

  /** The code for a number that chance drew, from 1. */
  public static long draw(int value) {
    return (long) AnswerType.DRAW.ordinal() << TYPE_AT | (long) value << NUMBER_AT;
  }

  private static long unit(AnswerType type, Kind kind, int number) {
    return (long) type.ordinal() << TYPE_AT
        | (long) number << NUMBER_AT
        | (long) kind.ordinal() << KIND_AT;
  }

  /** A code's type. */
  public static AnswerType type(long code) {
    return TYPES.get((int) (code >>> TYPE_AT));
  }

  /** The unit's number (GV-2.1), from 1, or the value drawn. */
  public static int number(long code) {
    return (int) (code >>> NUMBER_AT);
  }

  /** The unit's kind. */
  public static Kind kind(long code) {
    return Kind.ALL.get((int) (code >>> KIND_AT) & KIND_MASK);
  }

  /** The square. */
  public static int square(long code) {
    return (int) code & SQUARE_MASK;
  }

  /** The unit's id, e.g. {@code L4}. */
  public static String unitId(long code) {
    return kind(code).id(number(code));
  }
}
