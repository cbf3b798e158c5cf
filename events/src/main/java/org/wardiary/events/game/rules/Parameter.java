package org.wardiary.events.game.rules;

import org.wardiary.events.text.Text;

/**
 * A parameter of a game's rules that a designer may change: a whole number or a switch. A switch
 * has the value 1 if it is on and 0 if it is off.
 *
 * @param name its name in files and tags: lower-case words joined by {@code -}
 * @param rule id of the rule that it changes, or that and its ruling, e.g. {@code SQ-4.2 R8}
 * @param form whether it is a number or a switch
 * @param standard its value according to the rulebook
 * @param least the least value allowed
 * @param most the largest value allowed
 * @param meaning human-readable description in one line
 * @param touches what a change of it affects
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

  /** The form of a parameter's value. */
  public enum Form {
    /** A whole number. */
    NUMBER,
    /** {@code true} or {@code false}. */
    SWITCH
  }

  /** What a change of a parameter affects. */
  public enum Touches {
    /** Which answers are legal, or what they do. */
    PLAY,
    /**
     * Only how losses count, when a game ends and who has won. Which answers are legal and what
     * they do does not depend on it, so recorded games can be folded with another value.
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

  /** A number that affects play. */
  public static Parameter number(
      String name, String rule, int standard, int least, int most, String meaning) {
    return new Parameter(name, rule, Form.NUMBER, standard, least, most, meaning, Touches.PLAY);
  }

  /** A switch that is on in the rulebook and affects play. */
  public static Parameter on(String name, String rule, String meaning) {
    return new Parameter(name, rule, Form.SWITCH, ON, 0, ON, meaning, Touches.PLAY);
  }

  /** A switch that is off in the rulebook and affects play. */
  public static Parameter off(String name, String rule, String meaning) {
    return new Parameter(name, rule, Form.SWITCH, 0, 0, ON, meaning, Touches.PLAY);
  }

  /** This parameter, marked as affecting only the scoring. */
  public Parameter scoring() {
    return new Parameter(name, rule, form, standard, least, most, meaning, Touches.SCORING);
  }

  /** Whether a value is allowed. */
  public boolean allows(long value) {
    return value >= least && value <= most;
  }

  /** The text of a value in files and tags. */
  public String text(int value) {
    if (form == Form.SWITCH) {
      return value == ON ? "true" : "false";
    }
    return Integer.toString(value);
  }

  /** Description of the allowed values, e.g. {@code a whole number from 1 to 9}. */
  public String allowed() {
    return form == Form.SWITCH
        ? "true or false"
        : Text.of("a whole number from %d to %d", least, most);
  }

  /** The exception for something that is not an allowed value. */
  BadRules bad(String got) {
    return new BadRules("rules." + name, rule, Text.of("expected %s but got %s", allowed(), got));
  }
}
