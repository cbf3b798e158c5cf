package org.wardiary.events.game.rules;

import org.wardiary.events.text.Text;

/**
 * Something of a game's rules that a designer may change: a whole number or a switch. A switch is 1
 * if it is on, 0 if it is off.
 *
 * @param name its name in files and tags: lower-case words joined by {@code -}
 * @param rule id of the rule that says so
 * @param form number or switch
 * @param standard its value by the rulebook
 * @param least the least value allowed
 * @param most the largest value allowed
 * @param meaning one line for people
 * @param touches what a change of it touches
 */
public record Parameter(
    String name,
    String rule,
    Form form,
    int standard,
    int least,
    int most,
    String meaning,
    Touches touches) {

  /** How the value of a parameter is written. */
  public enum Form {
    /** A whole number. */
    NUMBER,
    /** {@code true} or {@code false}. */
    SWITCH
  }

  /** What a change of a parameter touches. */
  public enum Touches {
    /** What can be done, or what it does. */
    PLAY,
    /**
     * Only how losses count, when a game ends and who has won: which answers are legal and what
     * they do does not hang on it, so that recorded games can be folded by another value.
     */
    SCORING
  }

  private static final int ON = 1;

  /** Checks that the standard value is allowed. */
  public Parameter {
    if (standard < least || standard > most) {
      throw new IllegalArgumentException(
          Text.of("expected %s from %d to %d but got %d", name, least, most, standard));
    }
  }

  /** A number. */
  public static Parameter number(
      String name, String rule, int standard, int least, int most, String meaning) {
    return new Parameter(name, rule, Form.NUMBER, standard, least, most, meaning, Touches.PLAY);
  }

  /** A switch that is on by the rulebook. */
  public static Parameter on(String name, String rule, String meaning) {
    return new Parameter(name, rule, Form.SWITCH, ON, 0, ON, meaning, Touches.PLAY);
  }

  /** A switch that is off by the rulebook. */
  public static Parameter off(String name, String rule, String meaning) {
    return new Parameter(name, rule, Form.SWITCH, 0, 0, ON, meaning, Touches.PLAY);
  }

  /** The same parameter, of one that touches the scoring alone. */
  public Parameter scoring() {
    return new Parameter(name, rule, form, standard, least, most, meaning, Touches.SCORING);
  }

  /** Whether it may have a value. */
  public boolean allows(long value) {
    return value >= least && value <= most;
  }

  /** A value as files and tags write it. */
  public String text(int value) {
    if (form == Form.SWITCH) {
      return value == ON ? "true" : "false";
    }
    return Integer.toString(value);
  }

  /** What values it may have, e.g. {@code a whole number from 1 to 9}. */
  public String allowed() {
    return form == Form.SWITCH
        ? "true or false"
        : Text.of("a whole number from %d to %d", least, most);
  }

  /** Why something is no value of it. */
  BadRules bad(String got) {
    return new BadRules("rules." + name, rule, Text.of("expected %s but got %s", allowed(), got));
  }
}
