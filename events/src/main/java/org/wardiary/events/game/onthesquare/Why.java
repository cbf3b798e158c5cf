package org.wardiary.events.game.onthesquare;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Rejection;
import org.wardiary.events.game.onthesquare.Answer.Form;
import org.wardiary.events.text.Text;

/** Why an answer is refused: the rule that it breaks and the reason. Looks and changes nothing. */
final class Why {

  /** An answer of a unit that is well formed but for a sector. */
  private static final Pattern SECTOR =
      Pattern.compile("[ADIJLX][1-9](?:>|\\+|!!?|~|x)(?:[a-z]\\d+,)?([a-z]\\d+)[NESW]?[+*]?");

  private final State state;
  private final Army army;

  Why(State state) {
    this.state = state;
    army = state.army;
  }

  /** A rejection: {@code expected … but …}. */
  static Rejection no(String rule, String expected, String but) {
    return new Rejection(rule, Text.of("expected %s but %s", expected, but));
  }

  /** The rejection of an answer that is unreadable or illegal. */
  Rejection rejection(String answer) {
    if (state.ask() == Ask.NONE) {
      String rule = state.ending().termination().equals("limit") ? "WS-10.2" : "WS-10.1";
      return no(rule, "nothing more", "'" + answer + "': the game is over");
    }
    long code = Answer.read(answer);
    if (code == Position.UNREADABLE) {
      return unreadable(answer);
    }
    return switch (state.ask()) {
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
    return no("", "an answer to '" + state.ask().title() + "'", "'" + answer + "' is none");
  }

  private Rejection auxiliary(long code) {
    if (Answer.form(code) != Form.AUXILIARY) {
      return no("WS-2.2", "an auxiliary, %A, %J or %L", "'" + Answer.write(code) + "'");
    }
    return no(
        "WS-2.2", "a blank box that is left", "all three with " + Answer.kind(code) + " are drawn");
  }

  private Rejection setup(long code) {
    if (Answer.form(code) != Form.SETUP) {
      return no(
          "WS-3.1",
          "the kind under box " + (state.nextBox() + 1) + ", such as =I",
          "'" + Answer.write(code) + "'");
    }
    return no(
        "WS-3.1",
        Text.of("a kind that %s has one left of", OnTheSquare.side(state.decides())),
        "it has no " + Answer.kind(code) + " left");
  }

  private Rejection order(long code) {
    if (Answer.form(code) != Form.ORDER) {
      return no("WS-4.2", "an order, such as I1:A, or /", "'" + Answer.write(code) + "'");
    }
    int unit = army.find(state.decides(), Answer.key(code));
    if (unit == Army.NONE || !army.active(unit)) {
      return absent(code, unit);
    }
    char letter = Answer.letter(code);
    if (letter == 'B' && !army.boxed(unit)) {
      return no("WS-4.2", "an order other than B", army.id(unit) + " is not boxed");
    }
    if (letter != 'B' && army.kind(unit).orders().indexOf(letter) < 0) {
      return no(
          "WS-4.2",
          Text.of("an order that %s has (%s)", army.id(unit), ordersOf(unit)),
          "'" + Answer.write(code) + "'");
    }
    String last = army.id(state.lastGiven());
    return no(
        "WS-4.2",
        Text.of("a unit after %s, in ascending order, one order each", last),
        "'" + Answer.write(code) + "'");
  }

  private String ordersOf(int unit) {
    String letters = army.kind(unit).orders() + (army.boxed(unit) ? "B" : "");
    return String.join(" ", letters.split(""));
  }

  private Rejection absent(long code, int unit) {
    String side = OnTheSquare.side(state.decides());
    String id = Answer.kind(code).name() + Answer.number(code);
    if (unit == Army.NONE) {
      return no("WS-2.1", "a unit of " + side, "it has no " + id);
    }
    boolean lost = army.fate(unit) == Army.LOST;
    return no(
        lost ? "WS-2.3" : "WS-5.7",
        "a unit on the field",
        Text.of("%s's %s is %s", side, id, lost ? "lost" : "joined"));
  }

  private Rejection execute(long code) {
    String written = Answer.write(code);
    if (!Answer.namesUnit(code) || Answer.form(code) == Form.ORDER) {
      return no("WS-4.3", "a unit's answer to its order", "'" + written + "'");
    }
    int unit = army.find(state.decides(), Answer.key(code));
    if (unit == Army.NONE || !army.active(unit)) {
      return absent(code, unit);
    }
    boolean charged = state.charge.active();
    if (charged && unit != Army.unitOf(state.charge.defender())) {
      String id = army.id(Army.unitOf(state.charge.defender()));
      return no("WS-8.3", "an answer of " + id + ", which is charged", "'" + written + "'");
    }
    char order = charged ? 'F' : army.order(unit);
    if (order == 0) {
      return no("WS-4.3", "a unit with an order", army.id(unit) + " has none");
    }
    if (Answer.form(code) == Form.STAND_FAST) {
      return no(
          "WS-4.3",
          Text.of("%s to execute its order %s", army.id(unit), order),
          "'" + written + "' although it can");
    }
    return switch (order) {
      case 'A', 'F' -> new WhyMove(state, unit, order).rejection(code);
      case 'B' -> new WhyBox(state, unit).rejection(code);
      case 'D' -> new WhyFormation(state, unit).rejection(code);
      case 'S' -> new WhyFire(state, unit).rejection(code);
      default -> new WhyCharge(state, unit).rejection(code);
    };
  }
}
