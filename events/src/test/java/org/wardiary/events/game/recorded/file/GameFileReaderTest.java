package org.wardiary.events.game.recorded.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class GameFileReaderTest {

  private static final String FORD =
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
  void implied_leavesEverythingOpen() {
    GameFile file = GameFile.implied("Twilight Struggle", List.of("US", "USSR"));
    assertThat(file.title()).isEqualTo("Twilight Struggle");
    assertThat(file.map().isSpace("Berlin")).isTrue();
    assertThat(file.map().isSpace("-")).isFalse();
  }
}
