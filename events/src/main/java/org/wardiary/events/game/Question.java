package org.wardiary.events.game;

/**
 * A question that the rules ask.
 *
 * @param name e.g. {@code turn}; empty for {@link #NONE}
 * @param decides 0 or 1, a side; {@link #CHANCE}
 * @param unit id of the unit that it is about; empty if it is about none
 */
public record Question(String name, int decides, String unit) {

  /** In place of a side's number: chance decides. */
  public static final int CHANCE = 2;

  /** No question: a rule has ended the game (or it has not begun). */
  public static final Question NONE = new Question("", -1, "");

  /** A question about no unit. */
  public Question(String name, int decides) {
    this(name, decides, "");
  }

  /** The decider's name in a record: a side's name or {@code chance}. */
  public String decider(Game game) {
    return Sides.of(game).decider(decides);
  }
}
