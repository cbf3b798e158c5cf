package org.wardiary.events.game.onthesquare.unit;

import java.util.List;
import org.wardiary.events.game.Question;

/** Names of the sides in records and events; in the rules they are 0, Red, and 1, Blue. */
public final class Sides {

  /** Both names, by number. */
  public static final List<String> NAMES = List.of("Red", "Blue");

  private Sides() {}

  /** Name of a side, 0 or 1. */
  public static String name(int side) {
    return NAMES.get(side);
  }

  /**
   * The side with a name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static int of(String name) {
    int side = NAMES.indexOf(name);
    if (side < 0) {
      throw new IllegalArgumentException("expected Red or Blue but got '" + name + "'");
    }
    return side;
  }

  /** The other side's name. */
  public static String other(String name) {
    return NAMES.get(1 - of(name));
  }

  /**
   * Name of who decides a question.
   *
   * @param decides a side or {@link Question#CHANCE}
   */
  public static String decider(int decides) {
    return decides == Question.CHANCE ? "chance" : NAMES.get(decides);
  }
}
