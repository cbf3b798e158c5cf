package org.wardiary.events.game.onthesquare.answer;

import java.util.OptionalInt;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;

/**
 * Packs answers into codes (WS-4.3, WS-11.1). From bit 0: the form (4 bits), the unit's number (4),
 * its kind (3), a sector or letter (8), a second sector (8), a facing (2), and a suffix (2).
 */
public final class AnswerCode {

  /** The forms of answers. */
  public enum Form {
    /** {@code %J}: the kind of an auxiliary. */
    AUXILIARY,
    /** {@code =I}: the kind placed in a box. */
    SETUP,
    /** {@code I1:A}. */
    ORDER,
    /** {@code /}. */
    END,
    /** {@code I1>c4N}, optionally followed by {@code +} or {@code *}. */
    MOVE,
    /** {@code I1-}. */
    STAND_FAST,
    /** {@code I1+b2} or {@code I1+b2,d2}. */
    DEPLOY,
    /** {@code I1#}. */
    SQUARE,
    /** {@code I1=}. */
    FALL_IN,
    /** {@code I1!c4}. */
    MUSKETS,
    /** {@code A1!!c4}. */
    GUNS,
    /** {@code I1~c4}. */
    BURN,
    /** {@code I1xc4}. */
    CHARGE,
    /** {@code R}. */
    RETREAT,
    /** {@code S}. */
    STAND,
    /** {@code %R} or {@code %B}. */
    CARD
  }

  /** No suffix after a move. */
  public static final int PLAIN = 0;

  /** {@code +}: half of the men stay behind. */
  public static final int HALF = 1;

  /** {@code *}: the guns stay behind. */
  public static final int NO_GUNS = 2;

  private static final Form[] FORMS = Form.values();
  private static final int KEY = 4;
  private static final int SECTOR = 11;
  private static final int SECOND = 19;
  private static final int FACING = 27;
  private static final int SUFFIX = 29;
  private static final int NO_SECTOR = 255;

  private AnswerCode() {}

  // ---- making codes --------------------------------------------------------------------------

  /** An answer with a form and nothing else. */
  public static long of(Form form) {
    return form.ordinal();
  }

  /** An answer about an auxiliary or a box. */
  public static long of(Form form, Kind kind) {
    return of(form, kind.key(0));
  }

  /** The draw of a card of a side's colour. */
  public static long card(int colour) {
    return Form.CARD.ordinal() | (long) colour << SECTOR;
  }

  /**
   * A unit's answer without a sector.
   *
   * @param key the unit's kind and number ({@link Kind#key})
   */
  public static long of(Form form, int key) {
    return form.ordinal() | (long) key << KEY;
  }

  /** A unit's answer with a sector. */
  public static long of(Form form, int key, int sector) {
    return of(form, key) | (long) sector << SECTOR | (long) NO_SECTOR << SECOND;
  }

  /** An order to a unit. */
  public static long order(int key, Order order) {
    return of(Form.ORDER, key, order.letter());
  }

  /** A deployment to two sectors. */
  public static long deploy(int key, int one, int other) {
    return of(Form.DEPLOY, key) | (long) one << SECTOR | (long) other << SECOND;
  }

  /** A move completed with a facing and a suffix. */
  public static long facing(long move, int facing, int suffix) {
    return move | (long) facing << FACING | (long) suffix << SUFFIX;
  }

  // ---- reading codes -------------------------------------------------------------------------

  /** Form of an answer. */
  public static Form form(long code) {
    return FORMS[(int) code & 15];
  }

  /** The unit's kind and number, or the kind with the number 0 ({@link Kind#key}). */
  public static int key(long code) {
    return (int) (code >> KEY) & 127;
  }

  /** Kind of the unit that an answer names, or the kind of a box or an auxiliary. */
  public static Kind kind(long code) {
    return Kind.ofKey(key(code));
  }

  /** Number of the unit that an answer names. */
  public static int number(long code) {
    return Kind.numberOf(key(code));
  }

  /** The sector of an answer, the first of a deployment. */
  public static int sector(long code) {
    return (int) (code >> SECTOR) & 255;
  }

  /** The order given. */
  public static Order order(long code) {
    return Order.of((char) sector(code));
  }

  /** The side whose colour a card has. */
  public static int colour(long code) {
    return sector(code);
  }

  /** The second sector of a deployment; empty if it has only one. */
  public static OptionalInt second(long code) {
    int sector = (int) (code >> SECOND) & 255;
    return sector == NO_SECTOR ? OptionalInt.empty() : OptionalInt.of(sector);
  }

  /** Facing after a move. */
  public static int facing(long code) {
    return (int) (code >> FACING) & 3;
  }

  /** What is left behind in a move: {@link #PLAIN}, {@link #HALF} or {@link #NO_GUNS}. */
  public static int suffix(long code) {
    return (int) (code >> SUFFIX) & 3;
  }

  /** Whether an answer names a unit. */
  public static boolean namesUnit(long code) {
    return switch (form(code)) {
      case AUXILIARY, SETUP, END, RETREAT, STAND, CARD -> false;
      case ORDER, MOVE, STAND_FAST, DEPLOY, SQUARE, FALL_IN, MUSKETS, GUNS, BURN, CHARGE -> true;
    };
  }
}
