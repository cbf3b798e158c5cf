package org.wardiary.reports.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PaletteTest {

  @ParameterizedTest
  @EnumSource
  void text_onEveryGroundItStandsOn_canBeRead(Palette palette) {
    for (Tone ground : new Tone[] {Tone.PAPER, Tone.PANEL, Tone.CLEAR, Tone.FOREST, Tone.RESERVE}) {
      assertContrast(palette, Tone.INK, ground, 7);
      assertContrast(palette, Tone.FAINT, ground, 4.5);
    }
    assertContrast(palette, Tone.ON_FULL, Tone.BLUE, 4.5);
    assertContrast(palette, Tone.ON_FULL, Tone.RED, 4.5);
    assertContrast(palette, Tone.ON_FULL, Tone.GRAY, 4.5);
    assertContrast(palette, Tone.BLUE, Tone.PALE_BLUE, 3.5);
    assertContrast(palette, Tone.RED, Tone.PALE_RED, 4);
    assertContrast(palette, Tone.GRAY, Tone.PALE_GRAY, 4.5);
  }

  @ParameterizedTest
  @EnumSource
  void sides_withoutColours_differInLightness(Palette palette) {
    for (Tone full : new Tone[] {Tone.BLUE, Tone.RED, Tone.GRAY}) {
      for (Tone pale : new Tone[] {Tone.PALE_BLUE, Tone.PALE_RED, Tone.PALE_GRAY}) {
        assertContrast(palette, full, pale, 3.5);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void heat_fromLeastToMost_changesItsLightnessOneWay(Palette palette) {
    assertLightnessGoesOneWay(palette, Tone.SEQUENTIAL);
  }

  @ParameterizedTest
  @EnumSource
  void cold_fromNothingOn_changesItsLightnessAsHeatDoes(Palette palette) {
    List<Tone> levels = Tone.DIVERGING;
    int middle = levels.size() / 2;
    List<Tone> cold = new ArrayList<>(levels.subList(0, middle + 1));
    Collections.reverse(cold);
    List<Tone> heat = levels.subList(middle, levels.size());

    assertLightnessGoesOneWay(palette, cold);
    for (int i = 0; i < heat.size(); i++) {
      assertThat(contrast(palette, cold.get(i), heat.get(i)))
          .as("%s and %s, as far from nothing", cold.get(i), heat.get(i))
          .isLessThan(1.25);
    }
  }

  private static void assertLightnessGoesOneWay(Palette palette, List<Tone> levels) {
    double sign = palette == Palette.LIGHT ? -1 : 1;
    for (int i = 1; i < levels.size(); i++) {
      double step =
          lightness(palette.colour(levels.get(i))) - lightness(palette.colour(levels.get(i - 1)));
      assertThat(sign * step).as("%s", levels.get(i)).isPositive();
    }
    for (Tone level : levels) {
      assertContrast(palette, level.textOnLevel(), level, 4);
    }
  }

  @ParameterizedTest
  @EnumSource
  void arrows_onEveryGround_areSeen(Palette palette) {
    for (Tone ground : new Tone[] {Tone.CLEAR, Tone.FOREST, Tone.RESERVE}) {
      assertContrast(palette, Tone.MOVE, ground, 3);
      assertContrast(palette, Tone.ATTACK, ground, 3);
      assertContrast(palette, Tone.RETREAT, ground, 3);
    }
  }

  @ParameterizedTest
  @EnumSource
  void css_declaresEveryTone_once(Palette palette) {
    String css = palette.css();
    for (Tone tone : Tone.values()) {
      assertThat(css).containsOnlyOnce(tone.cssVariable() + ":" + palette.hex(tone) + ";");
    }
  }

  private static void assertContrast(Palette palette, Tone one, Tone other, double least) {
    assertThat(contrast(palette, one, other))
        .as("contrast of %s and %s in %s", one, other, palette)
        .isGreaterThanOrEqualTo(least);
  }

  private static double contrast(Palette palette, Tone one, Tone other) {
    double a = lightness(palette.colour(one));
    double b = lightness(palette.colour(other));
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  /** Relative luminance as WCAG 2 defines it. */
  private static double lightness(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(int channel) {
    double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
  }
}
