package org.wardiary.analytics.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.analytics.estimate.Estimate;
import org.wardiary.analytics.estimate.Interval;

class PhrasesTest {

  @ParameterizedTest
  @CsvSource({
    "45.3812, 42.987, 47.83, 45.4, 43.0 to 47.8",
    "0.2312, 0.2, 0.2718, 0.23, 0.20 to 0.27",
    "131.4, 90.2, 170.5, 131, 90 to 171",
    "-0.001, -0.2, 0.2, 0.00, −0.20 to 0.20",
    "1, 1, 1, 1.00, 1.00 to 1.00"
  })
  void anEstimate_hasTheDecimalsThatItsIntervalAllows_andBothHaveTheSame(
      double value, double low, double high, String text, String interval) {
    Estimate estimate = Estimate.of(value, new Interval(low, high), 100);
    assertThat(Phrases.value(estimate)).isEqualTo(text);
    assertThat(Phrases.interval(estimate)).isEqualTo("95\u00A0% interval " + interval);
  }

  @ParameterizedTest
  @CsvSource({
    "0.0521, 0.031, 0.0734, 5.2 points more (95 % interval 3.1 to 7.3 points)",
    "-0.0521, -0.0734, -0.031, 5.2 points less (95 % interval 3.1 to 7.3 points)",
    "-0.01, -0.02, 0.005, 1 point less (95 % interval −0.5 to 2 points)"
  })
  void aDifference_hasItsSignInWords_andItsIntervalTheSameWayRound(
      double value, double low, double high, String text) {
    Estimate estimate = Estimate.of(value, new Interval(low, high), 100);

    assertThat(Phrases.moreOrLess(estimate).replace('\u00A0', ' ')).isEqualTo(text);
  }

  @Test
  void parts_addUpToTheWholeAsItIsWritten() {
    // rounded to the nearest, 19.2, 13.6 and 0.5 add up to 33.3, but 0.1, 0.1 and 0.1 not to 0.4
    assertThat(Phrases.parts(0.332993, List.of(0.191739, 0.136155, 0.005099)))
        .containsExactly("19.2\u00A0%", "13.6\u00A0%", "0.5\u00A0%");
    assertThat(Phrases.parts(0.00399, List.of(0.00133, 0.00133, 0.00133)))
        .containsExactly("0.2\u00A0%", "0.1\u00A0%", "0.1\u00A0%");
    assertThat(Phrases.points(0.6275)).isEqualTo("62.7\u00A0%");
    assertThat(Phrases.parts(0.6275, List.of(0.4675, 0.0, 0.16, 0.0)))
        .containsExactly("46.7\u00A0%", "0\u00A0%", "16\u00A0%", "0\u00A0%");
    assertThat(Phrases.parts(0.5, List.of(0.3, 0.2))).containsExactly("30\u00A0%", "20\u00A0%");
  }

  @ParameterizedTest
  @CsvSource({
    "Blue, Blue",
    "French, the French side",
    "British, the British side",
    "Austrian, the Austrian side"
  })
  void aSide_isNamedByItsColour_orAsThatOfItsPeople(String name, String side) {
    assertThat(Phrases.side(name)).isEqualTo(side);
    assertThat(Phrases.sentence(side)).startsWith(name.equals("Blue") ? "Blue" : "The ");
  }
}
