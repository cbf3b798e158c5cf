package org.wardiary.reports.csv;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExcelTextTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "1.10 | =\"1.10\"",
        "3-4 | =\"3-4\"",
        "May 5 | =\"May 5\"",
        "True | =\"True\"",
        "=1+1 | =\"=1+1\"",
        "@cmd | =\"@cmd\"",
        "+\"\"&cmd | =\"+\"\"\"\"&cmd\"",
        "5\" & A1 & \" | =\"5\"\" & A1 & \"\"\""
      })
  void textThatExcelWouldChange_isAFormulaThatGivesIt(String text, String formula) {
    assertThat(ExcelText.of(text)).isEqualTo(formula);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Ann", "Zoë O'Neill", "attack; support"})
  void otherText_staysAsItIs(String text) {
    assertThat(ExcelText.of(text)).isEqualTo(text);
  }

  @Test
  void textThatNoFormulaCanHold_isSafeAllTheSame() {
    assertThat(ExcelText.of("=".repeat(256))).startsWith("'=");
    assertThat(ExcelText.of("1\n=2")).isEqualTo("1\n'=2");
  }
}
