package org.wardiary.reports.draw;

import org.wardiary.events.text.Text;

/** What a colour is for. Which colour that is, a {@link Palette} says. */
public enum Tone {
  /** Behind everything. */
  PAPER,
  /** A panel on the paper, e.g. a side's name plate. */
  PANEL,
  /** Text and outlines of first rank. */
  INK,
  /** Text of second rank: codes, notes. */
  FAINT,
  /** Borders of spaces. */
  LINE,
  /** Open ground. */
  CLEAR,
  /** Woods. */
  FOREST,
  /** The trees drawn on woods. */
  FOREST_MARK,
  /** Raised ground. */
  HILL,
  /** The contour drawn on raised ground. */
  HILL_MARK,
  /** Rivers. */
  WATER,
  /** The ripples drawn on rivers. */
  WATER_MARK,
  /** Roads and bridges. */
  ROAD,
  /** Houses and cities. */
  BUILDING,
  /** Where units wait. */
  RESERVE,
  /** Blue, full. */
  BLUE,
  /** Blue, pale enough for text in full blue. */
  PALE_BLUE,
  /** Red, full. */
  RED,
  /** Red, pale enough for text in full red. */
  PALE_RED,
  /** Gray, full. */
  GRAY,
  /** Gray, pale enough for text in full gray. */
  PALE_GRAY,
  /** Text and symbols on a full colour. */
  ON_FULL,
  /** A move. */
  MOVE,
  /** An attack, fire. */
  ATTACK,
  /** A retreat. */
  RETREAT,
  /** What is asked about, what is new. */
  HIGHLIGHT,
  /** A unit that may not act. */
  FROZEN,
  /** Least of nine levels of a value. */
  HEAT_1,
  /** Second of nine levels. */
  HEAT_2,
  /** Third of nine levels. */
  HEAT_3,
  /** Fourth of nine levels. */
  HEAT_4,
  /** Fifth of nine levels. */
  HEAT_5,
  /** Sixth of nine levels. */
  HEAT_6,
  /** Seventh of nine levels. */
  HEAT_7,
  /** Eighth of nine levels. */
  HEAT_8,
  /** Most of nine levels of a value. */
  HEAT_9,
  /** Text on levels 1 to 6. */
  ON_LOW_HEAT,
  /** Text on levels 7 to 9. */
  ON_HIGH_HEAT;

  /** Number of levels of heat. */
  public static final int HEATS = 9;

  /**
   * A level of heat.
   *
   * @param level 1 to {@link #HEATS}
   */
  public static Tone heat(int level) {
    if (level < 1 || level > HEATS) {
      throw new IllegalArgumentException(
          Text.of("expected a level of heat from 1 to %d but got %d", HEATS, level));
    }
    return values()[HEAT_1.ordinal() + level - 1];
  }

  /**
   * What to write with on a level of heat.
   *
   * @param level 1 to {@link #HEATS}
   */
  public static Tone onHeat(int level) {
    return level <= 6 ? ON_LOW_HEAT : ON_HIGH_HEAT;
  }

  /** Name of the CSS variable that holds the tone in a page, e.g. {@code --wd-pale-blue}. */
  public String cssVariable() {
    return "--wd-" + name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }
}
