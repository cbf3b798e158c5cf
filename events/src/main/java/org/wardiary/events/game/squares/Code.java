package org.wardiary.events.game.squares;

/**
 * Answers as numbers (SQ-9). An order is made of steps of 13 bits, {@code kind, from, to}, so that
 * steps compare as their texts do. Equal answers have equal codes.
 */
final class Code {

  /** What an answer is; its texts are in SQ-9. */
  enum Type {
    PASS,
    MOVE,
    PAIR,
    DOUBLE_MOVE,
    ATTACK,
    SUPPORTED_ATTACK,
    STAND,
    RETREAT,
    SPACE,
    OPTION,
    ADVANCE,
    HOLD,
    CASUALTY;

    private static final Type[] ALL = values();
  }

  static final long PASS = Type.PASS.ordinal();
  static final long STAND = Type.STAND.ordinal();
  static final long RETREAT = Type.RETREAT.ordinal();
  static final long ADVANCE = Type.ADVANCE.ordinal();
  static final long HOLD = Type.HOLD.ordinal();

  private static final int STEP = 0x1fff;

  private Code() {}

  /** One unit's step. */
  static int step(int kind, int from, int to) {
    return kind << 10 | from << 5 | to;
  }

  static int kind(int step) {
    return step >> 10;
  }

  static int from(int step) {
    return step >> 5 & 31;
  }

  static int to(int step) {
    return step & 31;
  }

  static long move(int step) {
    return code(Type.MOVE, step, 0);
  }

  static long doubleMove(int step) {
    return code(Type.DOUBLE_MOVE, step, 0);
  }

  /** Two Horse in the order written. */
  static long pair(int first, int second) {
    return code(Type.PAIR, first, second);
  }

  /** An attack, its target where the step goes. */
  static long attack(int attacker) {
    return code(Type.ATTACK, attacker, 0);
  }

  /** A supported attack; the supporter's step has the same target. */
  static long attack(int attacker, int supporter) {
    return code(Type.SUPPORTED_ATTACK, attacker, supporter);
  }

  /** A space that a unit retreats to. */
  static long space(int space) {
    return code(Type.SPACE, space, 0);
  }

  static long option(int option) {
    return code(Type.OPTION, option, 0);
  }

  static long casualty(int kind) {
    return code(Type.CASUALTY, kind, 0);
  }

  private static long code(Type type, int first, int second) {
    return type.ordinal() | first << 4 | (long) second << 17;
  }

  static Type type(long code) {
    return Type.ALL[(int) code & 15];
  }

  /** The first step, or the one number that the answer holds. */
  static int first(long code) {
    return (int) (code >> 4) & STEP;
  }

  /** The second step. */
  static int second(long code) {
    return (int) (code >> 17) & STEP;
  }
}
