package org.wardiary.events.game.generalsview;

import java.util.Arrays;

/** The kinds of units (GV-2), in the order of the page's table. */
enum Kind {
  MILITIAMEN("Militiamen", 'M', 50, new int[] {2, 2, 5}),
  LINE_INFANTRY("Line Infantry", 'L', 100, new int[] {2, 5, 5}),
  SKIRMISHERS("Skirmishers", 'S', 100, new int[] {5, 2, 5}),
  HUSSARS("Hussars", 'H', 120, new int[] {4, 2, 7}),
  DRAGOONS("Dragoons", 'D', 120, new int[] {2, 4, 7}),
  LANCERS("Lancers", 'N', 160, new int[] {6, 2, 7}),
  CUIRASSIERS("Cuirassiers", 'C', 160, new int[] {5, 3, 6}),
  ARTILLERY("Artillery", 'A', 120, new int[] {10, 1, 3});

  /** All kinds by {@link #ordinal()}. */
  static final Kind[] ALL = values();

  /** The lowest cost of a kind, in gold. */
  static final int CHEAPEST = 50;

  /** Supply points of a new unit, and the most that a unit can have (GV-2.2). */
  static final int FULL_SUPPLY = 3;

  private static final int NONE = -1;
  private static final int[] BY_LETTER = new int[128];

  static {
    Arrays.fill(BY_LETTER, NONE);
    for (Kind kind : ALL) {
      BY_LETTER[kind.letter] = kind.ordinal();
    }
  }

  /** Name for people. */
  final String title;

  /** Letter that begins a unit's id. */
  final char letter;

  /** Price in gold. */
  final int cost;

  /** Attack of a unit that has supply points. */
  final int attack;

  /** Defence of a unit that has supply points. */
  final int defence;

  /** Movement points a turn. */
  final int movement;

  Kind(String title, char letter, int cost, int[] values) {
    this.title = title;
    this.letter = letter;
    this.cost = cost;
    this.attack = values[0];
    this.defence = values[1];
    this.movement = values[2];
  }

  /** Attack with so many supply points (GV-2.2). */
  int attack(int supply) {
    return supply == 0 ? 1 : attack;
  }

  /** Defence with so many supply points (GV-2.2). */
  int defence(int supply) {
    return supply == 0 ? 1 : defence;
  }

  /** The ordinal of the kind with a letter, -1 if there is none. */
  static int ordinalOf(char letter) {
    return letter < BY_LETTER.length ? BY_LETTER[letter] : NONE;
  }
}
