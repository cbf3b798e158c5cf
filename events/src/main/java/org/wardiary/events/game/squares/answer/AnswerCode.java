package org.wardiary.events.game.squares.answer;

/**
 * Answers as numbers (SQ-9). An order is made of steps of 13 bits, {@code kind, from, to}, so that
 * steps compare as their texts do. Equal answers have equal codes.
 */
public final class AnswerCode {

  /** What an answer is; its texts are in SQ-9. */
  public enum Type {
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

  public static final long PASS = Type.PASS.ordinal();
  public static final long STAND = Type.STAND.ordinal();
  public static final long RETREAT = Type.RETREAT.ordinal();
  public static final long ADVANCE = Type.ADVANCE.ordinal();
  public static final long HOLD = Type.HOLD.ordinal();

  private static final int STEP = 0x1fff;

  private AnswerCode() {}

  /** One unit's step. */
  public static int step(int kind, int from, int to) {
    return kind << 10 | from << 5 | to;
  }

  public static int kind(int step) {
    return step >> 10;
  }

  public static int from(int step) {
    return step >> 5 & 31;
  }

  public static int to(int step) {
    return step & 31;
  }

  public static long move(int step) {
    return code(Type.MOVE, step, 0);
  }

  public static long doubleMove(int step) {
    return code(Type.DOUBLE_MOVE, step, 0);
  }

  /** Two Horse in the order written. */
  public static long pair(int first, int second) {
    return code(Type.PAIR, first, second);
  }

  /** An attack, its target where the step goes. */
  public static long attack(int attacker) {
    return code(Type.ATTACK, attacker, 0);
  }

  /** A supported attack; the supporter's step has the same target. */
  public static long attack(int attacker, int supporter) {
    return code(Type.SUPPORTED_ATTACK, attacker, supporter);
  }

  /** A space that a unit retreats to. */
  public static long space(int space) {
    return code(Type.SPACE, space, 0);
  }

  public static long option(int option) {
    return code(Type.OPTION, option, 0);
  }

  public static long casualty(int kind) {
    return code(Type.CASUALTY, kind, 0);
  }

  private static long code(Type type, int first, int second) {
    return type.ordinal() | first << 4 | (long) second << 17;
  }

  public static Type type(long code) {
    return Type.ALL[(int) code & 15];
  }

  /** The first step, or the one number that the answer holds. */
  public static int first(long code) {
    return (int) (code >> 4) & STEP;
  }

  /** The second step. */
  public static int second(long code) {
    return (int) (code >> 17) & STEP;
  }
}
