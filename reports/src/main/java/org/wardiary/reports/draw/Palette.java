package org.wardiary.reports.draw;

import java.awt.Color;
import java.util.EnumMap;
import java.util.Map;
import org.wardiary.events.text.Text;

/**
 * The colours of a theme. Sides, arrows and heat can be told apart by people who do not see red or
 * green, and in print without colour: full colours are dark and pale ones light in both themes.
 */
public enum Palette {
  /** Dark on light; also for print. */
  LIGHT(
      """
      PAPER FFFFFF
      PANEL F3F4F5
      INK 1B2126
      FAINT 545E67
      LINE A79E8A
      CLEAR F7F2E4
      FOREST CFE2C4
      FOREST_MARK 7DA56E
      HILL E9D8B4
      HILL_MARK B08D57
      WATER BFDDF0
      WATER_MARK 6FA9CF
      ROAD C9B48C
      BUILDING 8C6D5A
      RESERVE E8E6E0
      BLUE 1F4E8C
      PALE_BLUE D9E7F7
      RED A3242B
      PALE_RED FBE1DE
      GRAY 45474A
      PALE_GRAY DDDCD7
      ON_FULL FFFFFF
      MOVE 00795A
      ATTACK D0450B
      RETREAT 7A3B9A
      HIGHLIGHT F2B705
      FROZEN 0077A3
      HEAT_1 FFF6E5
      HEAT_2 FEE6BF
      HEAT_3 FDD092
      HEAT_4 FBB566
      HEAT_5 F39640
      HEAT_6 DD7320
      HEAT_7 BC530D
      HEAT_8 923A05
      HEAT_9 662606
      COLD_1 D9D3EC
      COLD_2 ADA2D6
      COLD_3 7461AE
      COLD_4 3D2577
      ON_LOW_HEAT 1B2126
      ON_HIGH_HEAT FFFFFF
      """),
  /** Light on dark. */
  DARK(
      """
      PAPER 15191D
      PANEL 20262B
      INK E9ECEF
      FAINT A6B0B9
      LINE 56606A
      CLEAR 2F353A
      FOREST 243B2B
      FOREST_MARK 4F8259
      HILL 473D2C
      HILL_MARK 8F7A52
      WATER 1E3D52
      WATER_MARK 4781A6
      ROAD 6E6149
      BUILDING B58F78
      RESERVE 232A30
      BLUE 2F6DBA
      PALE_BLUE CBDFF6
      RED B5363C
      PALE_RED F6D3D0
      GRAY 3C3F42
      PALE_GRAY DAD9D4
      ON_FULL FFFFFF
      MOVE 2FC497
      ATTACK FF7A45
      RETREAT C792E6
      HIGHLIGHT FFD24A
      FROZEN 5CC3EA
      HEAT_1 2A2A2B
      HEAT_2 3F3126
      HEAT_3 5A3B20
      HEAT_4 7A461A
      HEAT_5 9C5417
      HEAT_6 B0611A
      HEAT_7 DB8A38
      HEAT_8 F7B46C
      HEAT_9 FFDCAE
      COLD_1 403A66
      COLD_2 655AA3
      COLD_3 9C90D6
      COLD_4 DED8F7
      ON_LOW_HEAT FFFFFF
      ON_HIGH_HEAT 15191D
      """);

  private final Map<Tone, Integer> colours = new EnumMap<>(Tone.class);

  Palette(String table) {
    for (String line : table.strip().split("\n")) {
      String[] words = line.strip().split(" ");
      colours.put(Tone.valueOf(words[0]), Integer.parseInt(words[1], 16));
    }
    if (colours.size() != Tone.values().length) {
      throw new IllegalStateException(
          Text.of(
              "expected a colour for each tone but %s has %d of %d",
              name(), colours.size(), Tone.values().length));
    }
  }

  /** A tone's colour, {@code 0xRRGGBB}. */
  int value(Tone tone) {
    return colours.get(tone);
  }

  /** A colour for AWT and JFreeChart. */
  public Color colour(Colour colour) {
    return new Color(colour.in(this));
  }

  /** A colour as CSS and SVG write it, e.g. {@code #1f4e8c}. */
  public String hex(Colour colour) {
    return Text.of("#%06x", colour.in(this));
  }

  /**
   * Declarations of all tones as CSS variables, for a page that holds pictures written with {@link
   * SvgWriter#forPage}; to stand inside a rule, e.g. {@code :root{…}}.
   */
  public String css() {
    StringBuilder css = new StringBuilder();
    for (Tone tone : Tone.values()) {
      css.append(tone.cssVariable()).append(':').append(hex(tone)).append(';');
    }
    return css.toString();
  }
}
