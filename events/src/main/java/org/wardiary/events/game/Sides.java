package org.wardiary.events.game;

import java.util.List;
import java.util.OptionalInt;

/**
 * The names of a game's two sides by their numbers: 0 is the first-named side, 1 the second-named.
 *
 * @param first name of side 0
 * @param second name of side 1
 */
public record Sides(String first, String second) {

  /** The word for chance where it decides instead of a side. */
  public static final String CHANCE = "chance";

  /** The word for nobody in particular. */
  public static final String ANYBODY = "all";

  /** Both names, first-named side first. */
  public List<String> names() {
    return List.of(first, second);
  }

  /** The sides of a game. */
  public static Sides of(Game game) {
    return new Sides(game.sides().get(0), game.sides().get(1));
  }

  /**
   * A side's name.
   *
   * @param side 0 or 1
   */
  public String name(int side) {
    return side == 0 ? first : second;
  }

  /** The name of side 0 or 1; empty for a negative number, which stands for no side. */
  public String nameOrEmpty(int side) {
    return side < 0 ? "" : name(side);
  }

  /** The number of the side with a name, 0 or 1; empty if neither side has it. */
  public OptionalInt number(String name) {
    if (name.equals(first)) {
      return OptionalInt.of(0);
    }
    return name.equals(second) ? OptionalInt.of(1) : OptionalInt.empty();
  }

  /**
   * The name that records and events use for whoever answers a question.
   *
   * @param decider the side, 0 or 1; {@link Question#CHANCE}; {@link Question#ANYBODY}
   */
  public String decider(int decider) {
    return switch (decider) {
      case Question.CHANCE -> CHANCE;
      case Question.ANYBODY -> ANYBODY;
      default -> name(decider);
    };
  }
}
