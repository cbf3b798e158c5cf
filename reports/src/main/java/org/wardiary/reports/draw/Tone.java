package org.wardiary.reports.draw;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.wardiary.events.text.Text;

/** What a colour is for; a {@link Palette} says which colour that is. */
public enum Tone implements Colour {
  /** Behind everything. */
  PAPER,
  /** A panel on the paper, e.g. a side's name plate. */
  PANEL,
  /** Primary text and outlines. */
  INK,
  /** Secondary text: codes, notes. */
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
  /** A little below zero, as light as the third level of a value. */
  COLD_1,
  /** Below zero, as light as the fifth level of a value. */
  COLD_2,
  /** Far below zero, as light as the seventh level of a value. */
  COLD_3,
  /** Furthest below zero, as light as the ninth level of a value. */
  COLD_4,
  /** Text on levels 1 to 6, and on levels below zero that are as light. */
  ON_LOW_HEAT,
  /** Text on levels 7 to 9, and on levels below zero that are as light. */
  ON_HIGH_HEAT;

  /** A sequential scale, of a value that is never negative: its levels, the least first. */
  public static final List<Tone> SEQUENTIAL = List.copyOf(EnumSet.range(HEAT_1, HEAT_9));

  /** A diverging scale, of a value that may be negative: its levels, zero in the middle. */
  public static final List<Tone> DIVERGING =
      List.of(COLD_4, COLD_3, COLD_2, COLD_1, HEAT_1, HEAT_3, HEAT_5, HEAT_7, HEAT_9);

  private static final Set<Tone> HIGH = EnumSet.of(HEAT_7, HEAT_8, HEAT_9, COLD_3, COLD_4);

  /** The tone of text on a level of a value. */
  public Tone textOnLevel() {
    return HIGH.contains(this) ? ON_HIGH_HEAT : ON_LOW_HEAT;
  }

  @Override
  public int in(Palette palette) {
    return palette.value(this);
  }

  @Override
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String css() {
    return Text.of("var(%s,%s)", cssVariable(), Palette.LIGHT.hex(this));
  }

  /** Name of the CSS variable that holds the tone in a page, e.g. {@code --wd-pale-blue}. */
  public String cssVariable() {
    return "--wd-" + word();
  }
}
