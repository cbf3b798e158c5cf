package org.wardiary.reports.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wardiary.reports.draw.Fonts.Weight;

class LabelsTest {

  @Test
  void clean_marksOfDirectionAndControl_areTakenOut() {
    assertThat(Labels.clean("a\u202Eb\u2066c\u200Fd\u0000e\u001Bf")).isEqualTo("abcdef");
  }

  @Test
  void clean_whiteSpace_becomesSingleSpaces() {
    assertThat(Labels.clean("  a\t\r\nb\u2028c\u00A0 d ")).isEqualTo("a b c d");
  }

  @Test
  void clean_halvesOfCharactersAndNonCharacters_areTakenOut() {
    assertThat(Labels.clean("a\uD800b\uDC00c\uFFFEd\uFFFF")).isEqualTo("abcd");
  }

  @Test
  void clean_heapOfAccents_keepsThree() {
    assertThat(Labels.clean("e" + "\u0301".repeat(50) + "x")).isEqualTo("e\u0301\u0301\u0301x");
  }

  @Test
  void clean_otherScripts_stay() {
    assertThat(Labels.clean("Łódź שלום Наполеон 拿破崙 😀")).isEqualTo("Łódź שלום Наполеон 拿破崙 😀");
  }

  @Test
  void fit_textThatFits_isWhole() {
    double width = Fonts.width("Blucher", Weight.BOLD, 20);
    assertThat(Labels.fit("Blucher", Weight.BOLD, 20, width)).isEqualTo("Blucher");
  }

  @Test
  void fit_longText_isTheLongestBeginningThatFits() {
    String fitted = Labels.fit("x".repeat(300), Weight.REGULAR, 20, 200);
    assertThat(fitted).endsWith("…");
    assertThat(Fonts.width(fitted, Weight.REGULAR, 20)).isLessThanOrEqualTo(200);
    assertThat(Fonts.width("x" + fitted, Weight.REGULAR, 20)).isGreaterThan(200);
  }

  @Test
  void fit_charactersOfTwoUnits_areNotHalved() {
    String fitted = Labels.fit("😀".repeat(40), Weight.REGULAR, 20, 120);
    assertThat(fitted.codePoints().filter(c -> c < 0x10000).toArray()).containsExactly('…');
  }

  @Test
  void shrink_textThatFits_staysAsWanted_elseFillsTheWidth() {
    assertThat(Labels.shrink("Ney", Weight.BOLD, 20, 400)).isEqualTo(20);
    double size = Labels.shrink("x".repeat(100), Weight.BOLD, 20, 400);
    assertThat(Fonts.width("x".repeat(100), Weight.BOLD, size)).isCloseTo(400, within(1e-6));
  }

  @Test
  void wrap_longAnswer_breaksAfterSigns_andLosesNothing() {
    List<String> lines = Labels.wrap("CG2CR-G2R,CG1R-G2CR,IG3C-G2L", Weight.REGULAR, 20, 150);
    assertThat(lines).containsExactly("CG2CR-G2R,", "CG1R-G2CR,", "IG3C-G2L");
  }

  @Test
  void wrap_wordLongerThanALine_breaksWithinIt_neverHalvingACharacter() {
    String word = "😀".repeat(40);
    List<String> lines = Labels.wrap(word, Weight.REGULAR, 20, 120);
    assertThat(lines)
        .hasSizeGreaterThan(2)
        .allSatisfy(
            line -> assertThat(Fonts.width(line, Weight.REGULAR, 20)).isLessThanOrEqualTo(120));
    assertThat(String.join("", lines)).isEqualTo(word);
    assertThat(Labels.wrap("ab", Weight.REGULAR, 20, 1)).containsExactly("a", "b");
    assertThat(Labels.wrap("", Weight.REGULAR, 20, 1)).containsExactly("");
  }
}
