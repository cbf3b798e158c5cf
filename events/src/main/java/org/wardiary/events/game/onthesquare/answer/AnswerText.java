package org.wardiary.events.game.onthesquare.answer;

import java.util.OptionalInt;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.onthesquare.answer.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.map.Facing;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Kind;
import org.wardiary.events.game.onthesquare.unit.Order;

/** Translates answers between text (WS-4.3, WS-11.1) and codes. */
public final class AnswerText {

  private static final String SUFFIXES = " +*";

  private AnswerText() {}

  /** The text of an answer. */
  public static String of(long code) {
    String unit =
        AnswerCode.namesUnit(code) ? AnswerCode.kind(code).name() + AnswerCode.number(code) : "";
    return switch (AnswerCode.form(code)) {
      case AUXILIARY -> "%" + AnswerCode.kind(code).name();
      case SETUP -> "=" + AnswerCode.kind(code).name();
      case ORDER -> unit + ":" + AnswerCode.order(code).text();
      case END -> "/";
      case MOVE ->
          unit
              + ">"
              + Sector.name(AnswerCode.sector(code))
              + Facing.letter(AnswerCode.facing(code))
              + tail(code);
      case STAND_FAST -> unit + "-";
      case DEPLOY -> unit + "+" + Sector.name(AnswerCode.sector(code)) + other(code);
      case SQUARE -> unit + "#";
      case FALL_IN -> unit + "=";
      case MUSKETS -> unit + "!" + Sector.name(AnswerCode.sector(code));
      case GUNS -> unit + "!!" + Sector.name(AnswerCode.sector(code));
      case BURN -> unit + "~" + Sector.name(AnswerCode.sector(code));
      case CHARGE -> unit + "x" + Sector.name(AnswerCode.sector(code));
      case RETREAT -> "R";
      case STAND -> "S";
      case CARD -> AnswerCode.colour(code) == 0 ? "%R" : "%B";
    };
  }

  private static String tail(long code) {
    return AnswerCode.suffix(code) == AnswerCode.PLAIN
        ? ""
        : SUFFIXES.substring(AnswerCode.suffix(code), AnswerCode.suffix(code) + 1);
  }

  private static String other(long code) {
    OptionalInt second = AnswerCode.second(code);
    return second.isPresent() ? "," + Sector.name(second.getAsInt()) : "";
  }

  /** The code of a text; {@link Position#UNREADABLE} if it is not an answer of this game. */
  public static long read(String text) {
    return switch (text.length()) {
      case 0 -> Position.UNREADABLE;
      case 1 -> readSign(text.charAt(0));
      case 2 -> readPair(text.charAt(0), text.charAt(1));
      default -> readUnit(text);
    };
  }

  private static long readSign(char sign) {
    return switch (sign) {
      case '/' -> AnswerCode.of(Form.END);
      case 'R' -> AnswerCode.of(Form.RETREAT);
      case 'S' -> AnswerCode.of(Form.STAND);
      default -> Position.UNREADABLE;
    };
  }

  private static long readPair(char sign, char letter) {
    if (sign == '%' && (letter == 'R' || letter == 'B')) {
      return AnswerCode.card(letter == 'R' ? 0 : 1);
    }
    int kind = Kind.find(letter);
    if (kind >= 0 && sign == '=') {
      return AnswerCode.of(Form.SETUP, Kind.at(kind));
    }
    return kind >= 0 && sign == '%' && Kind.at(kind).auxiliary()
        ? AnswerCode.of(Form.AUXILIARY, Kind.at(kind))
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
    return text.length() == 3 ? AnswerCode.of(form, key) : Position.UNREADABLE;
  }

  /** Reads an answer whose sector is the rest of the text from an index on. */
  private static long at(Form form, int key, String text, int begin) {
    int sector = Sector.of(text, begin, text.length());
    return sector < 0 ? Position.UNREADABLE : AnswerCode.of(form, key, sector);
  }

  private static long readOrder(int key, String text) {
    Order order = text.length() == 4 ? Order.of(text.charAt(3)) : Order.NONE;
    return order == Order.NONE ? Position.UNREADABLE : AnswerCode.order(key, order);
  }

  private static long readDeploy(int key, String text) {
    int comma = text.indexOf(',', 3);
    if (comma < 0) {
      return at(Form.DEPLOY, key, text, 3);
    }
    int one = Sector.of(text, 3, comma);
    int other = Sector.of(text, comma + 1, text.length());
    return one < 0 || other < 0 ? Position.UNREADABLE : AnswerCode.deploy(key, one, other);
  }

  private static long readMove(int key, String text) {
    int end = text.length();
    int suffix = Math.max(AnswerCode.PLAIN, SUFFIXES.indexOf(text.charAt(end - 1)));
    end -= suffix == AnswerCode.PLAIN ? 1 : 2;
    int facing = end < 3 ? -1 : Facing.of(text.charAt(end));
    int sector = Sector.of(text, 3, end);
    return facing < 0 || sector < 0
        ? Position.UNREADABLE
        : AnswerCode.facing(AnswerCode.of(Form.MOVE, key, sector), facing, suffix);
  }
}
