package org.wardiary.events.game.onthesquare;

import java.util.Optional;
import java.util.OptionalInt;
import org.wardiary.events.game.Position;

/**
 * Answers as codes (WS-4.3, WS-11.1): from bit 0 the form (4 bits), the kind (3), the unit's number
 * (4), a sector or letter (8), a second sector (8), a facing (2), a suffix (2).
 */
final class Answer {

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
  private static final int NO_SECTOR = 255;

  private Answer() {}

  // ---- making codes --------------------------------------------------------------------------

  /** An answer of a form that needs no more. */
  static long of(Form form) {
    return form.ordinal();
  }

  /** An auxiliary or a box. */
  static long of(Form form, Kind kind) {
    return form.ordinal() | (long) kind.ordinal() << 4;
  }

  /** A card of a side's colour. */
  static long card(int colour) {
    return Form.CARD.ordinal() | (long) colour << 11;
  }

  /** A unit's answer that needs no sector. */
  static long of(Form form, Kind kind, int number) {
    return of(form, kind) | (long) number << 7;
  }

  /** A unit's answer with a sector, or an order with its letter. */
  static long of(Form form, Kind kind, int number, int sector) {
    return of(form, kind, number) | (long) sector << 11 | (long) NO_SECTOR << 19;
  }

  /** A deployment to two sectors. */
  static long deploy(Kind kind, int number, int one, int other) {
    return of(Form.DEPLOY, kind, number) | (long) one << 11 | (long) other << 19;
  }

  /** A move's answer with its end completed by a facing and a suffix. */
  static long facing(long move, int facing, int suffix) {
    return move | (long) facing << 27 | (long) suffix << 29;
  }

  // ---- taking them apart ---------------------------------------------------------------------

  static Form form(long code) {
    return FORMS[(int) code & 15];
  }

  static Kind kind(long code) {
    return Kind.at((int) (code >> 4) & 7);
  }

  static int number(long code) {
    return (int) (code >> 7) & 15;
  }

  static int sector(long code) {
    return (int) (code >> 11) & 255;
  }

  static char letter(long code) {
    return (char) sector(code);
  }

  static int colour(long code) {
    return sector(code);
  }

  /** The second sector of a deployment, if it has one. */
  static OptionalInt second(long code) {
    int sector = (int) (code >> 19) & 255;
    return sector == NO_SECTOR ? OptionalInt.empty() : OptionalInt.of(sector);
  }

  static int facing(long code) {
    return (int) (code >> 27) & 3;
  }

  static int suffix(long code) {
    return (int) (code >> 29) & 3;
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
    switch (text) {
      case "/":
        return of(Form.END);
      case "R":
        return of(Form.RETREAT);
      case "S":
        return of(Form.STAND);
      case "%R":
        return card(0);
      case "%B":
        return card(1);
      default:
        return text.length() == 2 && !Character.isDigit(text.charAt(1))
            ? readKind(text)
            : readUnit(text);
    }
  }

  private static long readKind(String text) {
    Optional<Kind> kind = Kind.of(text.charAt(1));
    if (kind.isPresent() && text.charAt(0) == '=') {
      return of(Form.SETUP, kind.get());
    }
    if (kind.isPresent() && text.charAt(0) == '%' && kind.get().auxiliary()) {
      return of(Form.AUXILIARY, kind.get());
    }
    return Position.UNREADABLE;
  }

  private static long readUnit(String text) {
    if (text.length() < 3) {
      return Position.UNREADABLE;
    }
    Optional<Kind> kind = Kind.of(text.charAt(0));
    int number = text.charAt(1) - '0';
    if (kind.isEmpty() || number < 1 || number > 9) {
      return Position.UNREADABLE;
    }
    String rest = text.substring(3);
    return switch (text.charAt(2)) {
      case ':' -> readOrder(kind.get(), number, rest);
      case '-' -> alone(Form.STAND_FAST, kind.get(), number, rest);
      case '#' -> alone(Form.SQUARE, kind.get(), number, rest);
      case '=' -> alone(Form.FALL_IN, kind.get(), number, rest);
      case '~' -> at(Form.BURN, kind.get(), number, rest);
      case 'x' -> at(Form.CHARGE, kind.get(), number, rest);
      case '!' ->
          rest.startsWith("!")
              ? at(Form.GUNS, kind.get(), number, rest.substring(1))
              : at(Form.MUSKETS, kind.get(), number, rest);
      case '+' -> readDeploy(kind.get(), number, rest);
      case '>' -> readMove(kind.get(), number, rest);
      default -> Position.UNREADABLE;
    };
  }

  private static long alone(Form form, Kind kind, int number, String rest) {
    return rest.isEmpty() ? of(form, kind, number) : Position.UNREADABLE;
  }

  private static long at(Form form, Kind kind, int number, String rest) {
    int sector = Sector.of(rest);
    return sector < 0 ? Position.UNREADABLE : of(form, kind, number, sector);
  }

  private static long readOrder(Kind kind, int number, String rest) {
    return rest.length() == 1 && "ABCDFS".contains(rest)
        ? of(Form.ORDER, kind, number, rest.charAt(0))
        : Position.UNREADABLE;
  }

  private static long readDeploy(Kind kind, int number, String rest) {
    int comma = rest.indexOf(',');
    if (comma < 0) {
      return at(Form.DEPLOY, kind, number, rest);
    }
    int one = Sector.of(rest.substring(0, comma));
    int other = Sector.of(rest.substring(comma + 1));
    return one < 0 || other < 0 ? Position.UNREADABLE : deploy(kind, number, one, other);
  }

  private static long readMove(Kind kind, int number, String rest) {
    int end = rest.length();
    int suffix = end == 0 ? PLAIN : Math.max(PLAIN, SUFFIXES.indexOf(rest.charAt(end - 1)));
    end -= suffix == PLAIN ? 0 : 1;
    int facing = end == 0 ? -1 : Facing.of(rest.charAt(end - 1));
    int sector = end == 0 ? Sector.NONE : Sector.of(rest.substring(0, end - 1));
    return facing < 0 || sector < 0
        ? Position.UNREADABLE
        : facing(of(Form.MOVE, kind, number, sector), facing, suffix);
  }
}
