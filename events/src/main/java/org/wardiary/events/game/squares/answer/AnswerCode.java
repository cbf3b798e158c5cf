package org.wardiary.events.game.squares.answer;

/**
 * Packs answers into codes (SQ-9): a type, and up to two <em>steps</em> or one other number. A
 * step, {@code kind, from, to} in 13 bits, is one unit's part in an order; steps compare in the
 * order of their texts. Equal answers have equal codes.
 */
public final class AnswerCode {

  /** The type of an answer; SQ-9 gives the texts. */
  public enum Type {
    /** {@code pass}. */
    PASS,
    /** One unit moves. */
    MOVE,
    /** Two Horse units move. */
    PAIR,
    /** One unit makes a double move. */
    DOUBLE_MOVE,
    /** An unsupported attack. */
    ATTACK,
    /** A supported attack. */
    SUPPORTED_ATTACK,
    /** {@code S}: the defender stands. */
    STAND,
    /** {@code R}: the defender retreats. */
    RETREAT,
    /** The space that a unit retreats to. */
    SPACE,
    /** An option, 1 to 5. */
    OPTION,
    /** {@code >}: the attacker advances. */
    ADVANCE,
    /** {@code |}: the attacker holds. */
    HOLD,
    /** The kind of unit that is lost. */
    CASUALTY;

    private static final Type[] ALL = values();
  }

  /** {@code pass}. */
  public static final long PASS = Type.PASS.ordinal();

  /** {@code S}: the defender stands. */
  public static final long STAND = Type.STAND.ordinal();

  /** {@code R}: the defender retreats. */
  public static final long RETREAT = Type.RETREAT.ordinal();

  /** {@code >}: the attacker advances. */
  public static final long ADVANCE = Type.ADVANCE.ordinal();

  /** {@code |}: the attacker holds. */
  public static final long HOLD = Type.HOLD.ordinal();

  private static final int STEP = 0x1fff;

  private AnswerCode() {}

  /** A unit's step; the kind is given by its ordinal. */
  public static int step(int kind, int from, int to) {
    return kind << 10 | from << 5 | to;
  }

  /** The ordinal of a step's kind. */
  public static int kind(int step) {
    return step >> 10;
  }

  /** The space where a step begins. */
  public static int from(int step) {
    return step >> 5 & 31;
  }

  /** The space where a step ends; for an attack, the target. */
  public static int to(int step) {
    return step & 31;
  }

  /** A move of one unit. */
  public static long move(int step) {
    return code(Type.MOVE, step, 0);
  }

  /** A double move. */
  public static long doubleMove(int step) {
    return code(Type.DOUBLE_MOVE, step, 0);
  }

  /** A move of two Horse units, in the order written. */
  public static long pair(int first, int second) {
    return code(Type.PAIR, first, second);
  }

  /** An unsupported attack. */
  public static long attack(int attacker) {
    return code(Type.ATTACK, attacker, 0);
  }

  /** A supported attack; both steps have the same target. */
  public static long attack(int attacker, int supporter) {
    return code(Type.SUPPORTED_ATTACK, attacker, supporter);
  }

  /** The retreat of a unit to a space. */
  public static long space(int space) {
    return code(Type.SPACE, space, 0);
  }

  /** An option, 1 to 5. */
  public static long option(int option) {
    return code(Type.OPTION, option, 0);
  }

  /** The loss of a kind of unit, given by its ordinal. */
  public static long casualty(int kind) {
    return code(Type.CASUALTY, kind, 0);
  }

  private static long code(Type type, int first, int second) {
    return type.ordinal() | first << 4 | (long) second << 17;
  }

  /** The type of an answer. */
  public static Type type(long code) {
    return Type.ALL[(int) code & 15];
  }

  /** The first step of an answer, or the only number that it holds. */
  public static int first(long code) {
    return (int) (code >> 4) & STEP;
  }

  /** The second step of an answer. */
  public static int second(long code) {
    return (int) (code >> 17) & STEP;
  }
}
