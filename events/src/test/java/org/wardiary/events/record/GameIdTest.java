package org.wardiary.events.record;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameIdTest {

  @ParameterizedTest
  @CsvSource({
    "0012345678901e12, a012345678901e12",
    "1234567890123456, a234567890123456",
    "123456789012345f, a23456789012345f",
    "12345678d0123456, a2345678d0123456",
    "eeeeeeeeeeeeeeee, aeeeeeeeeeeeeeee",
    "3f2a91c0d4e57b68, 3f2a91c0d4e57b68",
    "000000000000000b, 000000000000000b"
  })
  void number_isNoId_andBecomesOne(String digits, String id) {
    assertThat(GameId.of(Long.parseUnsignedLong(digits, 16))).isEqualTo(id);
    assertThat(GameId.isOne(digits)).isEqualTo(digits.equals(id));
    assertThat(GameId.isOne(id)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "3f2a91c0d4e57b6",
        "3f2a91c0d4e57b689",
        "3F2A91C0D4E57B68",
        "3f2a91c0d4e57b6g"
      })
  void otherText_isNoId(String text) {
    assertThat(GameId.isOne(text)).isFalse();
  }

  /** Among 2,000 hashes some 70 have neither a, b nor c; Java reads more as numbers than others. */
  @Test
  void idOfAText_isNoNumber() {
    for (int i = 0; i < 2_000; i++) {
      String id = GameId.of("game " + i);
      assertThat(id).matches("[0-9a-f]{16}").doesNotMatch("[0-9]+(e[0-9]+)?[df]?");
      assertThat(GameId.isOne(id)).isTrue();
    }
  }
}
