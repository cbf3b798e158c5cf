package org.wardiary.events.game.generalsview.unit;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The kinds of units (GV-2), in the order of the rulebook's table. Games use the values of {@link
 * GeneralsViewRules}; these are their defaults.
 */
public enum Kind {
  MILITIAMEN("Militiamen", 'M', 50, new int[] {2, 2, 5}),
  LINE_INFANTRY("Line Infantry", 'L', 100, new int[] {2, 5, 5}),
  SKIRMISHERS("Skirmishers", 'S', 100, new int[] {5, 2, 5}),
  HUSSARS("Hussars", 'H', 120, new int[] {4, 2, 7}),
  DRAGOONS("Dragoons", 'D', 120, new int[] {2, 4, 7}),
  LANCERS("Lancers", 'N', 160, new int[] {6, 2, 7}),
  CUIRASSIERS("Cuirassiers", 'C', 160, new int[] {5, 3, 6}),
  ARTILLERY("Artillery", 'A', 120, new int[] {10, 1, 3});

  /** All kinds, indexed by {@link #ordinal()}. */
  public static final List<Kind> ALL = List.of(values());

  private static final List<Optional<Kind>> BY_LETTER =
      IntStream.range(0, 128)
          .mapToObj(letter -> ALL.stream().filter(kind -> kind.letter == letter).findFirst())
          .toList();

  private final String title;
  private final char letter;
  private final int cost;
  private final int attack;
  private final int defence;
  private final int movement;

  Kind(String title, char letter, int cost, int[] values) {
    this.title = title;
    this.letter = letter;
    this.cost = cost;
    this.attack = values[0];
    this.defence = values[1];
    this.movement = values[2];
  }

  /** Human-readable name, e.g. {@code Line Infantry}. */
  public String title() {
    return title;
  }

  /** The letter that begins a unit's id (GV-2.1), e.g. {@code L}. */
  public String letter() {
    return String.valueOf(letter);
  }

  /** Cost in gold according to the rulebook. */
  public int cost() {
    return cost;
  }

  /** Movement points per turn according to the rulebook. */
  public int movement() {
    return movement;
  }

  int attack() {
    return attack;
  }

  int defence() {
    return defence;
  }

  /**
   * The id of a unit of this kind (GV-2.1), e.g. {@code L4}.
   *
   * @param number the unit's number in its army, from 1
   */
  public String id(int number) {
    return letter + Integer.toString(number);
  }

  /** The kind with a letter; empty if there is none. */
  public static Optional<Kind> withLetter(char letter) {
    return letter < BY_LETTER.size() ? BY_LETTER.get(letter) : Optional.empty();
  }
}
