package org.wardiary.reports.csv;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SafeTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=cmd|'/C calc'!A0",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\tx",
        "\r=1",
        "\rx",
        "  =1",
        "\u00A0=1",
        "\u200F=1",
        "\uFEFF@x",
        "\uFF1D1",
        "\u3000+1"
      })
  void text_thatCouldStartAFormula_getsAnApostrophe(String text) {
    assertThat(SafeText.of(text)).startsWith("'").endsWith(text.substring(text.length() - 1));
  }

  @Test
  void innerLines_thatCouldStartAFormula_getAnApostropheEach() {
    assertThat(SafeText.of("a\n=1\r\n +2\r-3\u2028@4")).isEqualTo("a\n'=1\r\n' +2\r'-3\u2028'@4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Blue", "a=b", "1-2", "a\nb", "<script>", "'x", "a\r\nb"})
  void text_thatIsHarmless_staysAsItIs(String text) {
    assertThat(SafeText.of(text)).isEqualTo(text);
  }
}
