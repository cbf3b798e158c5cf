package org.wardiary.events.game.onthesquare;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.AnswerCode.Form;
import org.wardiary.events.game.onthesquare.map.Sector;
import org.wardiary.events.game.onthesquare.unit.Sides;
import org.wardiary.events.game.onthesquare.unit.Units;
import org.wardiary.events.text.Text;

/** Why an answer is refused: the rule that it breaks and the reason. Looks and changes nothing. */
final class Refusal {

  /** An answer of a unit that is well formed but for a sector. */
  private static final Pattern SECTOR =
      Pattern.compile("[ADIJLX][1-9](?:>|\\+|!!?|~|x)(?:[a-z]\\d+,)?([a-z]\\d+)[NESW]?[+*]?");

  private final Board board;
  private final Army army;

  Refusal(Board board) {
    this.board = board;
    army = board.army();
  }

  /** A rejection: {@code expected … but …}. */
  static Rejection no(String rule, String expected, String but) {
    return new Rejection(rule, Text.of("expected %s but %s", expected, but));
  }

  /** The rejection of an answer that is unreadable or illegal. */
  Rejection rejection(String answer) {
    if (board.ask() == QuestionKind.NONE) {
      String rule = board.ending().termination().equals("limit") ? "WS-10.2" : "WS-10.1";
      return no(rule, "nothing more", "'" + answer + "': the game is over");
    }
    long code = AnswerCode.read(answer);
    if (code == Position.UNREADABLE) {
      return unreadable(answer);
    }
    return switch (board.ask()) {
      case NONE -> throw new IllegalStateException("expected a question but none stands");
      case AUXILIARY -> auxiliary(code);
      case SETUP -> setup(code);
      case ORDER -> order(code);
      case EXECUTE -> execute(code);
      case REACT -> no("WS-8.4", "R (retreat) or S (stand)", "'" + answer + "'");
      case CARD -> no("WS-7.5", "a card, %R or %B", "'" + answer + "'");
    };
  }

  private Rejection unreadable(String answer) {
    Matcher written = SECTOR.matcher(answer);
    if (written.matches() && Sector.of(written.group(1)) == Sector.NONE) {
      return no(
          "WS-1.1", "a sector, a1 to l12", Text.of("'%s' names '%s'", answer, written.group(1)));
    }
    return no("", "an answer to '" + board.ask().title() + "'", "'" + answer + "' is none");
  }

  private Rejection auxiliary(long code) {
    if (AnswerCode.form(code) != Form.AUXILIARY) {
      return no("WS-2.2", "an auxiliary, %A, %J or %L", "'" + AnswerCode.write(code) + "'");
    }
    return no(
        "WS-2.2",
        "a blank box that is left",
        "all three with " + AnswerCode.kind(code) + " are drawn");
  }

  private Rejection setup(long code) {
    if (AnswerCode.form(code) != Form.SETUP) {
      return no(
          "WS-3.1",
          "the kind under box " + (board.nextBox() + 1) + ", such as =I",
          "'" + AnswerCode.write(code) + "'");
    }
    return no(
        "WS-3.1",
        Text.of("a kind that %s has one left of", Sides.name(board.decides())),
        "it has no " + AnswerCode.kind(code) + " left");
  }

  private Rejection order(long code) {
    if (AnswerCode.form(code) != Form.ORDER) {
      return no("WS-4.2", "an order, such as I1:A, or /", "'" + AnswerCode.write(code) + "'");
    }
    int unit = army.find(board.decides(), AnswerCode.key(code));
    if (unit == Units.NONE || !army.active(unit)) {
      return absent(code, unit);
    }
    char letter = AnswerCode.letter(code);
    if (letter == 'B' && !army.boxed(unit)) {
      return no("WS-4.2", "an order other than B", army.id(unit) + " is not boxed");
    }
    if (letter != 'B' && army.kind(unit).orders().indexOf(letter) < 0) {
      return no(
          "WS-4.2",
          Text.of("an order that %s has (%s)", army.id(unit), ordersOf(unit)),
          "'" + AnswerCode.write(code) + "'");
    }
    String last = army.id(board.lastGiven());
    return no(
        "WS-4.2",
        Text.of("a unit after %s, in ascending order, one order each", last),
        "'" + AnswerCode.write(code) + "'");
  }

  private String ordersOf(int unit) {
    String letters = army.kind(unit).orders() + (army.boxed(unit) ? "B" : "");
    return String.join(" ", letters.split(""));
  }

  private Rejection absent(long code, int unit) {
    String side = Sides.name(board.decides());
    String id = AnswerCode.kind(code).name() + AnswerCode.number(code);
    if (unit == Units.NONE) {
      return no("WS-2.1", "a unit of " + side, "it has no " + id);
    }
    boolean lost = army.fate(unit) == Army.LOST;
    return no(
        lost ? "WS-2.3" : "WS-5.7",
        "a unit on the field",
        Text.of("%s's %s is %s", side, id, lost ? "lost" : "joined"));
  }

  private Rejection execute(long code) {
    String written = AnswerCode.write(code);
    if (!AnswerCode.namesUnit(code) || AnswerCode.form(code) == Form.ORDER) {
      return no("WS-4.3", "a unit's answer to its order", "'" + written + "'");
    }
    int unit = army.find(board.decides(), AnswerCode.key(code));
    if (unit == Units.NONE || !army.active(unit)) {
      return absent(code, unit);
    }
    boolean charged = board.charge().active();
    if (charged && unit != Units.unitOf(board.charge().defender())) {
      String id = army.id(Units.unitOf(board.charge().defender()));
      return no("WS-8.3", "an answer of " + id + ", which is charged", "'" + written + "'");
    }
    char order = charged ? 'F' : army.order(unit);
    if (order == 0) {
      return no("WS-4.3", "a unit with an order", army.id(unit) + " has none");
    }
    if (AnswerCode.form(code) == Form.STAND_FAST) {
      return no(
          "WS-4.3",
          Text.of("%s to execute its order %s", army.id(unit), order),
          "'" + written + "' although it can");
    }
    return switch (order) {
      case 'A', 'F' -> new MoveRefusal(board, unit, order).rejection(code);
      case 'B' -> new BoxRefusal(board, unit).rejection(code);
      case 'D' -> new FormationRefusal(board, unit).rejection(code);
      case 'S' -> new FireRefusal(board, unit).rejection(code);
      default -> new ChargeRefusal(board, unit).rejection(code);
    };
  }
}
