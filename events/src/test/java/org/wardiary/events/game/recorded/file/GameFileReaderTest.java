package org.wardiary.events.game.recorded.file;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** A game file is what it says; what contradicts itself is told with its place. */
final class GameFileReaderTest {

  static final String FORD =
      """
      {"game": {"id": "ford", "title": "The Ford", "edition": "1"},
       "sides": {"Red": {}, "Blue": {"name": "The Blues", "color": "#4070c0"}}, // ids are tag words
       "turns": {"count": 8, "each": ["Red: Move Combat", "Blue: Move Combat"],
                 "notes": {"4": "night, no Combat"}},
       "map": {"grid": "hex", "number": "CCRR", "low": "even columns",
               "rows": ["cccc", "cwtc", "wccc"], "boxes": {"Dead": "lost", "ExitN": "left"}},
       "terrain": {"c": {"name": "clear"}, "w": {"name": "wood", "cost": 2}, "t": {"name": "town"}},
       "edges": {"river": {"at": "0102|0202", "cost": "never"}},
       "kinds": {"Inf": {"symbol": "infantry", "ratings": "strength move", "steps": 2}},
       "units": {"I": "Red Inf 4 3 @0101", "O": {"is": "Blue Inf 5 2 @0303 :disrupted", "name": "2/7"},
                 "R": "Red Inf 3 3 turn 2 @0101"},
       "states": {"disrupted": {"of": "units"}},
       "scores": {"vp": {"lost": "strength", "at": {"ExitN": 3}}},
       "endings": {"points": {"when": "last turn", "most": "vp", "levels": "marginal=1 decisive=10"}},
       "tables": {"combat": {"die": "d6", "odds": "1-1 2-1", "1": "Dr De", "2-6": "Ar Dr"}},
       "checks": {"5.1": "stack 2", "6.0": {"zone": "stop"}},
       "scenarios": {"long": {"turns": {"count": 12}, "units": {"I": null}}},
      }
      """;

  @Test
  void file_isWhatItSays() {
    GameFile file = GameFileReader.read("ford.game.json", FORD);
    assertThat(file.sideIds()).containsExactly("Red", "Blue");
    assertThat(file.turns().phases()).containsExactly("Move", "Combat");
    assertThat(file.map().layout().spaces()).hasSize(12).startsWith("0101", "0201");
    assertThat(file.map().layout().neighbours("0202"))
        .containsExactly("0201", "0302", "0303", "0203", "0103", "0102");
    assertThat(file.map().layout().terrain("0302")).contains("t");
    assertThat(file.forces().units().get("O").states()).containsOnlyKeys("disrupted");
    assertThat(file.forces().units().get("R").arrival()).hasValue(2);
    assertThat(file.scenario("long", List.of()).turns().last()).hasValue(12);
    assertThat(file.scenario("long", List.of()).forces().units()).containsOnlyKeys("O", "R");
  }

  @Test
  void namesAndWords_areKept() {
    GameFile file = read(FORD);
    assertThat(file.sides().get(1).name()).isEqualTo("The Blues");
    assertThat(file.forces().units().get("O").name()).isEqualTo("2/7");
    assertThat(file.forces().units().get("O").ratings())
        .containsExactly(Map.entry("strength", "5"), Map.entry("move", "2"));
    assertThat(file.map().box("Dead")).contains(MapPlan.Box.LOST);
    assertThat(file.map().edges().get("river").at()).containsExactly(new SpaceSide("0202", "0102"));
    assertThat(file.vocabulary().tables().get("combat").results())
        .containsExactly("Dr", "De", "Ar");
    assertThat(file.goals().endings().get("points").levels())
        .extracting(WayToWin.Level::word)
        .containsExactly("marginal", "decisive");
    assertThat(file.scenarios()).containsExactly(Map.entry("long", "long"));
    assertThat(file.publishesUnits()).isFalse();
  }

  @Test
  void common_dice_areKnownWithoutBeingListed() {
    assertThat(Die.common("2d6")).hasValueSatisfying(die -> assertThat(die.accepts("12")).isTrue());
    assertThat(Die.common("2d6")).hasValueSatisfying(die -> assertThat(die.accepts("1")).isFalse());
    assertThat(Die.common("d0")).isEmpty();
    GameFile file =
        read(with("\"states\"", "\"dice\": {\"battle\": \"hit hit miss\"}, \"states\""));
    assertThat(file.vocabulary().die("battle").orElseThrow().accepts("hit")).isTrue();
    assertThat(file.vocabulary().die("battle").orElseThrow().accepts("6")).isFalse();
  }

  @Test
  void implied_leavesEverythingOpen() {
    GameFile file = GameFile.implied("Twilight Struggle", List.of("US", "USSR"));
    assertThat(file.title()).isEqualTo("Twilight Struggle");
    assertThat(file.map().isSpace("Berlin")).isTrue();
    assertThat(file.map().isSpace("-")).isFalse();
    assertThat(file.turns().phases()).isEmpty();
    assertThat(file.vocabulary().isState("control", StateWord.Bearer.SPACES)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"US", "US,US", "US,draw", "US,U-S", "US,Event", "US,UST,USType"})
  void implied_sidesThatCannotBe_areRefused(ArgumentsAccessor sides) {
    List<String> ids = sides.toList().stream().map(String::valueOf).toList();
    assertThatThrownBy(() -> GameFile.implied("Any", ids)).isInstanceOf(BadGameFile.class);
  }

  @Test
  void terrainAndEdges_needNoMap() {
    GameFile file =
        read(
            """
            {"game": {"id": "a"}, "sides": {"A": {}, "B": {}},
             "edges": {"rail": {"at": "Rome-Milan"}}}
            """);
    assertThat(file.map().edges().get("rail").at()).hasSize(1);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "contradictions.csv", delimiterString = " | ", quoteCharacter = '`')
  void contradiction_isToldWithPlaceAndNearestWord(
      String part, String instead, String place, String message) {
    String text = with(part, instead);
    BadGameFile bad = catchThrowableOfType(BadGameFile.class, () -> read(text));
    assertThat(bad).hasMessageStartingWith("ford.game.json:" + place).hasMessageContaining(message);
    String there = text.lines().toList().get(bad.line() - 1).substring(bad.column() - 1);
    Matcher got = Pattern.compile("but got '([^']*)'").matcher(bad.getMessage());
    assertThat(!got.find() || there.replaceFirst("^\"", "").startsWith(got.group(1)))
        .as("'%s' begins with the wrong word", there)
        .isTrue();
  }

  @Test
  void scenarios_replaceParts_optionsInTheOrderOfTheFile() {
    GameFile file =
        read(
            """
            {"game": {"id": "a"}, "sides": {"A": {}, "B": {}}, "turns": {"count": 1},
             "scenarios": {"s": {"name": "Second", "turns": {"count": 2}}},
             "options": {"x1": {"turns": {"count": 3}}, "x2": {"turns": {"count": 4}}}}
            """);
    assertThat(file.scenario("", List.of()).turns().last()).hasValue(1);
    assertThat(file.scenario("s", List.of()).turns().last()).hasValue(2);
    assertThat(file.scenario("s", List.of("x2", "x1")).turns().last()).hasValue(4);
    assertThat(file.scenario("s", List.of()).scenarios()).isEmpty();
    assertThat(file.scenarios()).containsExactly(Map.entry("s", "Second"));
    assertThatThrownBy(() -> file.scenario("t", List.of()))
        .hasMessageContaining("expected a scenario of the game file but got 't'; nearest: s");
    assertThatThrownBy(() -> file.scenario("", List.of("x3")))
        .hasMessageContaining("expected an option of the game file but got 'x3'; nearest: x1");
  }

  @Test
  void utf16_andHugeFiles_areRefused() {
    assertThatThrownBy(() -> GameFileReader.read("a", FORD.getBytes(UTF_16LE)))
        .hasMessage(
            "a:1:1: expected UTF-8 but the text is UTF-16 (little-endian); save it as UTF-8");
    assertThatThrownBy(() -> GameFileReader.read("a", new byte[GameFileReader.LARGEST + 1]))
        .hasMessage("a:1:1: expected at most 1048576 bytes but got 1048577");
    assertThat(GameFileReader.read("a", ("\uFEFF" + FORD).getBytes(UTF_8)).id()).isEqualTo("ford");
  }

  private static GameFile read(String text) {
    return GameFileReader.read("ford.game.json", text);
  }

  private static String with(String part, String instead) {
    assertThat(FORD).contains(part);
    return FORD.replace(part, instead);
  }
}
