package org.wardiary.events.game;

/**
 * A question that the rules ask.
 *
 * @param name e.g. {@code turn}; empty for {@link #NONE}
 * @param decides the side that answers, 0 or 1; {@link #CHANCE}; {@link #ANYBODY}; -1 for {@link
 *     #NONE}
 * @param unit id of the unit that the question is about; empty if it is about none
 */
public record Question(String name, int decides, String unit) {

  /** Takes the place of a side's number where chance decides. */
  public static final int CHANCE = 2;

  /** Takes the place of a side's number where nobody in particular answers. */
  public static final int ANYBODY = 3;

  /** No question, because a rule has ended the game or the game has not begun. */
  public static final Question NONE = new Question("", -1, "");

  /** Creates a question about no unit. */
  public Question(String name, int decides) {
    this(name, decides, "");
  }

  /** The decider's name in a record: a side's name, {@code chance} or {@code all}. */
  public String decider(Game game) {
    return Sides.of(game).decider(decides);
  }
}
