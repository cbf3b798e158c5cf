package org.wardiary.events.game.onthesquare.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;

/** Map files of Wargaming on the Square (WS-1.3). */
class MapReaderTest {

  private static final String GOOD =
      """
      {
        "rows": [
          "....+....+..",
          "............",
          ".w..........",
          "~~~~=~~~~=~~",
          "...^+h.w.+..",
          "............",
          "............",
          "..+.w.h+^...",
          "~~=~~~~=~~~~",
          "............",
          "............",
          "..+....+...."
        ]
      }
      """;

  private static OnTheSquareMap read(String text) {
    return MapReader.read(new MapFile("m", text));
  }

  @Test
  void letters_areTheSectorsTerrain_northernRowFirst() {
    OnTheSquareMap map = read(GOOD);
    assertThat(map.terrain(Sector.at(4, 11))).isEqualTo(Terrain.ROAD);
    assertThat(map.terrain(Sector.at(1, 9))).isEqualTo(Terrain.WOODS);
    assertThat(map.terrain(Sector.at(4, 8))).isEqualTo(Terrain.BRIDGE);
    assertThat(map.terrain(Sector.at(0, 3))).isEqualTo(Terrain.RIVER);
    assertThat(map.terrain(Sector.at(0, 0))).isEqualTo(Terrain.PLAIN);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {
        "\"rows\" | \"lines\" | 'rows', an array of 12 strings, but got none",
        ".w.......... | .w..........\", \"............ | an array of 12 strings, but got 13 of them",
        "\".w..........\", | | 'rows', an array of 12 strings, but got 11 of them",
        ".w.......... | .w......... | 12 letters in row 10 but got '.w.........'",
        "\".w..........\" | 7 | 12 letters in row 10 but got ''",
        ".w.......... | .W.......... | one of . + = ~ ^ w h on b10 but got 'W'",
        "....+....+.. | ....+....+h. | plain or road on k12, a first row or the centre, but got 'h'",
        "{ | {\"rows\": [], | Duplicate field 'rows' at line 2",
        "} | }} | expected JSON but got",
      })
  void file_thatBreaksThePage_isRefusedWithTheReason(String part, String instead, String reason) {
    String text = GOOD.replace(part, instead == null ? "" : instead);
    assertThat(text).isNotEqualTo(GOOD);
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(BadMap.class)
        .hasMessageStartingWith("map 'm': expected ")
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "7", "null", "{}", "{\"rows\": [", "not json"})
  void text_thatIsNoMap_isRefused(String text) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(BadMap.class);
  }
}
