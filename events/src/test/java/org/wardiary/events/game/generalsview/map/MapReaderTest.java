package org.wardiary.events.game.generalsview.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;

/** Every way in which a map file can break GV-1.1, and files that are only just allowed. */
final class MapReaderTest {

  private static final String GOOD =
      """
      {"width": 6, "height": 4, "startingGold": 100, "title": "kept out of the rules",
       "cities": [
         {"square": "a2", "owner": "Red", "gold": 50},
         {"square": "f3", "owner": "Blue", "gold": 60},
         {"square": "c4", "owner": null, "gold": 0}],
       "owned": {"Red": ["a1", "b1"], "Blue": ["f4"]}}
      """;

  private static GeneralsViewMap read(String text) {
    return MapReader.read(new MapFile("m", text));
  }

  private static String with(String part, String instead) {
    assertThat(GOOD).contains(part);
    return GOOD.replace(part, instead);
  }

  @Test
  void map_ofAGoodFile_isWhatItSays() {
    GeneralsViewMap map = read(GOOD);
    assertThat(map.squareCount()).isEqualTo(24);
    assertThat(map.startingGold()).isEqualTo(100);
    assertThat(map.cityCount()).isEqualTo(3);
    assertThat(map.name(map.city(1))).isEqualTo("c4");
    assertThat(map.isCity(map.square("c4"))).isTrue();
    assertThat(map.isCity(map.square("c3"))).isFalse();
    assertThat(map.income(map.square("f3"))).isEqualTo(60);
    assertThat(map.owner(map.square("a2"))).isZero();
    assertThat(map.owner(map.square("b1"))).isZero();
    assertThat(map.owner(map.square("f4"))).isEqualTo(1);
    assertThat(map.owner(map.square("c4"))).isEqualTo(GeneralsViewMap.NEUTRAL);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"width\": 6 | \"width\": 27 | 'width' a whole number from 1 to 26 but got 27",
        "\"width\": 6 | \"width\": 0 | 'width' a whole number from 1 to 26 but got 0",
        "\"width\": 6 | \"width\": 6.5 | but got 6.5",
        "\"width\": 6 | \"width\": \"6\" | but got \"6\"",
        "\"width\": 6, | \"\": 0, | 'width' a whole number from 1 to 26 but got nothing",
        "\"width\": 6 | \"width\": 1e999999999 | 'width' a whole number",
        "\"height\": 4 | \"height\": 100 | 'height' a whole number from 1 to 99 but got 100",
        "\"height\": 4 | \"height\": -1 | 'height' a whole number",
        "\"height\": 4 | \"height\": true | but got true",
        "\"startingGold\": 100 | \"startingGold\": -1 | 'startingGold' a whole number from 0",
        "\"startingGold\": 100 | \"startingGold\": 1e-3 | 'startingGold' a whole number from 0",
        "\"startingGold\": 100 | \"startingGold\": {\"Red\": 1} | but got an object",
        "\"startingGold\": 100 | \"startingGold\": 1000000001 | to 1000000000 but got 1000000001",
        "\"gold\": 60 | \"gold\": -60 | 'cities[1].gold' a whole number from 0",
        "\"gold\": 60 | \"gold\": 0.1 | 'cities[1].gold' a whole number from 0",
        "\"gold\": 60 | \"silver\": 60 | 'cities[1].gold' a whole number from 0",
        "\"gold\": 60 | \"gold\": null | but got null",
        "\"f3\" | \"g3\" | cities[1]: a square from a1 to f4 but got \"g3\"",
        "\"f3\" | \"f5\" | but got \"f5\"",
        "\"f3\" | \"f0\" | but got \"f0\"",
        "\"f3\" | \"F3\" | but got \"F3\"",
        "\"f3\" | \"f03\" | but got \"f03\"",
        "\"f3\" | \"\" | but got \"\"",
        "\"f3\" | 33 | but got 33",
        "\"f3\" | \"a2\" | cities[1]: a square not named before but got a2",
        "\"b1\" | \"a1\" | owned.Red: a square not named before but got a1",
        "\"f4\" | \"a1\" | owned.Blue: a square not named before but got a1",
        "\"f4\" | \"c4\" | owned.Blue: a square not named before but got c4",
        "\"f4\" | \"g4\" | owned.Blue: a square from a1 to f4 but got \"g4\"",
        "\"owner\": \"Blue\" | \"owner\": \"Green\" | owner Red, Blue or null but got \"Green\"",
        "\"owner\": \"Blue\" | \"owner\": \"blue\" | owner Red, Blue or null but got \"blue\"",
        "\"owner\": \"Blue\" | \"owner\": 1 | owner Red, Blue or null but got 1",
        "\"owner\": null | \"holder\": null | owner Red, Blue or null but got nothing",
        "\"Blue\": [ | \"Green\": [ | 'owned' to name only Red and Blue but got 'Green'",
        "\"Blue\": [\"f4\"] | \"Blue\": \"f4\" | 'owned.Blue' a list but got \"f4\"",
        "\"owned\": {\"Red\": [\"a1\", \"b1\"], \"Blue\": [\"f4\"]} | \"owned\": [] | 'owned' an object",
        "\"owned\": {\"Red\": [\"a1\", \"b1\"], \"Blue\": [\"f4\"]} | \"owned\": null | 'owned' an object",
        "\"owner\": \"Blue\" | \"owner\": null | but got 1 for Red and 0 for Blue",
        "\"owner\": null | \"owner\": \"Red\" | but got 2 for Red and 1 for Blue",
        "\"cities\": [ | \"towns\": [ | 'cities' a list but got nothing",
        "{\"square\": \"c4\", \"owner\": null, \"gold\": 0} | \"c4\" | cities[2] an object",
        "\"width\": 6 | \"width\": 6, \"width\": 6 | one JSON object",
        "{\"width\" | [{\"width\" | one JSON object",
      })
  void file_thatBreaksThePage_isRefusedWithTheReason(String part, String instead, String reason) {
    assertThatThrownBy(() -> read(with(part, instead)))
        .isInstanceOf(BadMap.class)
        .hasMessageStartingWith("map 'm': expected ")
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "7", "null", "{}", "{\"width\": 6,", "not json"})
  void text_thatIsNoMap_isRefused(String text) {
    assertThatThrownBy(() -> read(text)).isInstanceOf(BadMap.class);
  }

  @Test
  void text_afterTheObject_isRefused() {
    assertThatThrownBy(() -> read(GOOD + "{}")).isInstanceOf(BadMap.class);
  }

  @Test
  void sides_withoutACityEach_areRefused() {
    String none = GOOD.replace("\"Red\", \"gold\"", "null, \"gold\"");
    assertThatThrownBy(() -> read(none.replace("\"Blue\", \"gold\"", "null, \"gold\"")))
        .hasMessageContaining("at least one, but got 0 for Red and 0 for Blue");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"width\": 6 | \"width\": 26",
        "\"height\": 4 | \"height\": 99",
        "\"startingGold\": 100 | \"startingGold\": 0",
        "\"startingGold\": 100 | \"startingGold\": 1e2",
        "\"gold\": 60 | \"gold\": 60.0",
        "\"gold\": 60 | \"gold\": 1000000000",
        ", \"Blue\": [\"f4\"] | ''",
      })
  void file_thatIsOnlyJustAllowed_isRead(String part, String instead) {
    assertThat(read(with(part, instead)).cityCount()).isEqualTo(3);
  }
}
