package org.wardiary.events.game.onthesquare;

import java.util.OptionalInt;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;

/**
 * Answers as codes (WS-4.3, WS-11.1): from bit 0 the form (4 bits), the unit's number (4), its kind
 * (3), a sector or letter (8), a second sector (8), a facing (2), a suffix (2).
 */
final class AnswerCode {

  /** The forms of answers. */
  enum Form {
    /** {@code %J}, a kind. */
    AUXILIARY,
    /** {@code =I}, a kind. */
    SETUP,
    /** {@code I1:A}. */
    ORDER,
    /** {@code /}. */
    END,
    /** {@code I1>c4N}, with {@code +} or {@code *}. */
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

  /** Nothing after a move. */
  static final int PLAIN = 0;

  /** {@code +}: half of the men stay behind. */
  static final int HALF = 1;

  /** {@code *}: the guns stay behind. */
  static final int NO_GUNS = 2;

  private static final Form[] FORMS = Form.values();
  private static final String SUFFIXES = " +*";
  private static final String ORDERS = "ABCDFS";
  private static final int KEY = 4;
  private static final int SECTOR = 11;
  private static final int SECOND = 19;
  private static final int FACING = 27;
  private static final int SUFFIX = 29;
  private static final int NO_SECTOR = 255;

  private AnswerCode() {}

  // ---- making codes --------------------------------------------------------------------------

  /** An answer of a form that needs no more. */
  static long of(Form form) {
    return form.ordinal();
  }

  /** An auxiliary or a box. */
  static long of(Form form, Kind kind) {
    return of(form, kind.key(0));
  }

  /** A card of a side's colour. */
  static long card(int colour) {
    return Form.CARD.ordinal() | (long) colour << SECTOR;
  }

  /**
   * A unit's answer that needs no sector.
   *
   * @param key the unit's kind and number ({@link Kind#key})
   */
  static long of(Form form, int key) {
    return form.ordinal() | (long) key << KEY;
  }

  /** A unit's answer with a sector, or an order with its letter. */
  static long of(Form form, int key, int sector) {
    return of(form, key) | (long) sector << SECTOR | (long) NO_SECTOR << SECOND;
  }

  /** A deployment to two sectors. */
  static long deploy(int key, int one, int other) {
    return of(Form.DEPLOY, key) | (long) one << SECTOR | (long) other << SECOND;
  }

  /** A move's answer with its end completed by a facing and a suffix. */
  static long facing(long move, int facing, int suffix) {
    return move | (long) facing << FACING | (long) suffix << SUFFIX;
  }

  // ---- taking them apart ---------------------------------------------------------------------

  static Form form(long code) {
    return FORMS[(int) code & 15];
  }

  /** The unit's kind and number, or the kind with the number 0 ({@link Kind#key}). */
  static int key(long code) {
    return (int) (code >> KEY) & 127;
  }

  static Kind kind(long code) {
    return Kind.ofKey(key(code));
  }

  static int number(long code) {
    return Kind.numberOf(key(code));
  }

  static int sector(long code) {
    return (int) (code >> SECTOR) & 255;
  }

  static char letter(long code) {
    return (char) sector(code);
  }

  static int colour(long code) {
    return sector(code);
  }

  /** The second sector of a deployment, if it has one. */
  static OptionalInt second(long code) {
    int sector = (int) (code >> SECOND) & 255;
    return sector == NO_SECTOR ? OptionalInt.empty() : OptionalInt.of(sector);
  }

  static int facing(long code) {
    return (int) (code >> FACING) & 3;
  }

  static int suffix(long code) {
    return (int) (code >> SUFFIX) & 3;
  }

  /** Whether an answer names a unit. */
  static boolean namesUnit(long code) {
    return switch (form(code)) {
      case AUXILIARY, SETUP, END, RETREAT, STAND, CARD -> false;
      case ORDER, MOVE, STAND_FAST, DEPLOY, SQUARE, FALL_IN, MUSKETS, GUNS, BURN, CHARGE -> true;
    };
  }

  // ---- text ----------------------------------------------------------------------------------

  static String write(long code) {
    String unit = namesUnit(code) ? kind(code).name() + number(code) : "";
    return switch (form(code)) {
      case AUXILIARY -> "%" + kind(code).name();
      case SETUP -> "=" + kind(code).name();
      case ORDER -> unit + ":" + letter(code);
      case END -> "/";
      case MOVE ->
          unit + ">" + Sector.name(sector(code)) + Facing.letter(facing(code)) + tail(code);
      case STAND_FAST -> unit + "-";
      case DEPLOY -> unit + "+" + Sector.name(sector(code)) + other(code);
      case SQUARE -> unit + "#";
      case FALL_IN -> unit + "=";
      case MUSKETS -> unit + "!" + Sector.name(sector(code));
      case GUNS -> unit + "!!" + Sector.name(sector(code));
      case BURN -> unit + "~" + Sector.name(sector(code));
      case CHARGE -> unit + "x" + Sector.name(sector(code));
      case RETREAT -> "R";
      case STAND -> "S";
      case CARD -> colour(code) == 0 ? "%R" : "%B";
    };
  }

  private static String tail(long code) {
    return suffix(code) == PLAIN ? "" : SUFFIXES.substring(suffix(code), suffix(code) + 1);
  }

  private static String other(long code) {
    OptionalInt second = second(code);
    return second.isPresent() ? "," + Sector.name(second.getAsInt()) : "";
  }

  /** The code of a text, {@link Position#UNREADABLE} if it is no answer of this game. */
  static long read(String text) {
    return switch (text.length()) {
      case 0 -> Position.UNREADABLE;
      case 1 -> readSign(text.charAt(0));
      case 2 -> readPair(text.charAt(0), text.charAt(1));
      default -> readUnit(text);
    };
  }

  private static long readSign(char sign) {
    return switch (sign) {
      case '/' -> of(Form.END);
      case 'R' -> of(Form.RETREAT);
      case 'S' -> of(Form.STAND);
      default -> Position.UNREADABLE;
    };
  }

  private static long readPair(char sign, char letter) {
    if (sign == '%' && (letter == 'R' || letter == 'B')) {
      return card(letter == 'R' ? 0 : 1);
    }
    int kind = Kind.find(letter);
    if (kind >= 0 && sign == '=') {
      return of(Form.SETUP, Kind.at(kind));
    }
    return kind >= 0 && sign == '%' && Kind.at(kind).auxiliary()
        ? of(Form.AUXILIARY, Kind.at(kind))
        : Position.UNREADABLE;
  }

  private static long readUnit(String text) {
    int kind = Kind.find(text.charAt(0));
    int number = text.charAt(1) - '0';
    if (kind < 0 || number < 1 || number > 9) {
      return Position.UNREADABLE;
    }
    int key = Kind.at(kind).key(number);
    return switch (text.charAt(2)) {
      case ':' -> readOrder(key, text);
      case '-' -> alone(Form.STAND_FAST, key, text);
      case '#' -> alone(Form.SQUARE, key, text);
      case '=' -> alone(Form.FALL_IN, key, text);
      case '~' -> at(Form.BURN, key, text, 3);
      case 'x' -> at(Form.CHARGE, key, text, 3);
      case '!' ->
          text.startsWith("!", 3) ? at(Form.GUNS, key, text, 4) : at(Form.MUSKETS, key, text, 3);
      case '+' -> readDeploy(key, text);
      case '>' -> readMove(key, text);
      default -> Position.UNREADABLE;
    };
  }

  private static long alone(Form form, int key, String text) {
    return text.length() == 3 ? of(form, key) : Position.UNREADABLE;
  }

  /** An answer whose sector begins at an index of the text and ends with it. */
  private static long at(Form form, int key, String text, int begin) {
    int sector = Sector.of(text, begin, text.length());
    return sector < 0 ? Position.UNREADABLE : of(form, key, sector);
  }

  private static long readOrder(int key, String text) {
    return text.length() == 4 && ORDERS.indexOf(text.charAt(3)) >= 0
        ? of(Form.ORDER, key, text.charAt(3))
        : Position.UNREADABLE;
  }

  private static long readDeploy(int key, String text) {
    int comma = text.indexOf(',', 3);
    if (comma < 0) {
      return at(Form.DEPLOY, key, text, 3);
    }
    int one = Sector.of(text, 3, comma);
    int other = Sector.of(text, comma + 1, text.length());
    return one < 0 || other < 0 ? Position.UNREADABLE : deploy(key, one, other);
  }

  private static long readMove(int key, String text) {
    int end = text.length();
    int suffix = Math.max(PLAIN, SUFFIXES.indexOf(text.charAt(end - 1)));
    end -= suffix == PLAIN ? 1 : 2;
    int facing = end < 3 ? -1 : Facing.of(text.charAt(end));
    int sector = Sector.of(text, 3, end);
    return facing < 0 || sector < 0
        ? Position.UNREADABLE
        : facing(of(Form.MOVE, key, sector), facing, suffix);
  }
}
