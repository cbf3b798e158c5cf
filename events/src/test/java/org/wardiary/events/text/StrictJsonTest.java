package org.wardiary.events.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people are told about JSON that is none: nothing that concerns only programmers. */
class StrictJsonTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"a": 1           | Unexpected end-of-input: expected close marker for Object
          [1, {"a": [2}]    | Unexpected close marker '}': expected ']'
          {"a": 1, "a": 2}  | Duplicate field 'a'
          1e99999999999     | a number whose exponent has too many digits
          {"a": 1} {"b": 2} | Unexpected content after the end of the first value at line 1, column 10
          [1] x             | Unrecognized token 'x'
          NaN               | Non-standard token 'NaN'
          [1] // one        | Unexpected character ('/' (code 47)): maybe a (non-standard) comment?
          """)
  void whyItIsNotJson(String text, String reason) {
    assertThat(StrictJson.problem(failure(text)))
        .startsWith(reason)
        .doesNotContain("Source", "Stream", "`", "eature");
  }

  @ParameterizedTest
  @ValueSource(strings = {"5.0", "0.10", "1E+2", "123456789012345678901234567890"})
  void numbersAreKept_asWritten(String number) throws JsonProcessingException {
    assertThat(StrictJson.read(number)).hasToString(number);
  }

  @ParameterizedTest
  @CsvSource({"[, 60000", "'{\"a\":', 2000"})
  void whatIsNestedTooDeeply(String open, int times) {
    assertThat(StrictJson.problem(failure(open.repeat(times))))
        .startsWith("Document nesting depth (")
        .contains("exceeds the maximum allowed (")
        .doesNotContain("Constraints", "`");
  }

  private static JsonProcessingException failure(String text) {
    return catchThrowableOfType(JsonProcessingException.class, () -> StrictJson.read(text));
  }
}
