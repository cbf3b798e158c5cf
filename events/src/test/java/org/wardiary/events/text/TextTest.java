package org.wardiary.events.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextTest {

  @ParameterizedTest
  @CsvSource({
    "1, game, 1 game",
    "0, game, 0 games",
    "2, good answer, 2 good answers",
    "1000, game, 1000 games",
    "2, query, 2 queries",
    "2, day, 2 days",
    "1, match, 1 match",
    "2, match, 2 matches",
    "2, loss, 2 losses",
    "2, box, 2 boxes"
  })
  void thingsAreInThePlural_unlessThereIsOne(long number, String one, String expected) {
    assertThat(Text.count(number, one)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "0.4, 0, 0.40",
    "-0.4, 0, -0.40",
    "0, 0, 0.00",
    "-0.0, 0, 0.00",
    "-0.004, 0, 0.00",
    "0.6, +1, 0.60",
    "-0.6, -1, -0.60",
    "-134, -134, -134.00"
  })
  void zeroHasNoSign_fromWhicheverSideItWasRounded(double value, String signed, String decimals) {
    assertThat(Text.signed(value)).isEqualTo(signed);
    assertThat(Text.rounded(value, 2)).isEqualTo(decimals);
  }

  @Test
  void otherPluralsAreGiven() {
    assertThat(Text.count(1, "man", "men")).isEqualTo("1 man");
    assertThat(Text.count(3, "man", "men")).isEqualTo("3 men");
    assertThat(Text.count(1, "differs", "differ")).isEqualTo("1 differs");
  }

  @ParameterizedTest
  @CsvSource({
    "'Club, round 2', 13, 'Club, round 2'",
    "'Club evening, round 12', 12, 'Club e…und 12'",
    "'Club evening, round 12', 5, 'Clu…12'",
    "\uD83C\uDFB2\uD83C\uDFB2\uD83C\uDFB2\uD83C\uDFB2, 2, \uD83C\uDFB2…\uD83C\uDFB2"
  })
  void aLongText_keepsItsEnd(String text, int most, String expected) {
    assertThat(Text.cutWithin(text, most)).isEqualTo(expected);
  }

  @Test
  void textOfBytesThatWereNone_isToldFromOthers() {
    byte[] broken = {'J', (byte) 0xFC, 'r'};
    assertThat(Text.isReadable(new String(broken, StandardCharsets.UTF_8))).isFalse();
    assertThat(Text.isReadable("J\u00FCrgen")).isTrue();
  }
}
