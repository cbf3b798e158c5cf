package org.wardiary.events.game.squares.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.testkit.GameData;

/** The geometry of the bundled map (SQ-1), and what makes a map file bad. */
final class SquaresMapTest {

  private static final MapFile MAP = GameData.setup(new CivilWar(), 0).mapFile();

  private final SquaresMap map = SquaresMap.read(MAP, 0);

  @Test
  void pairs_ofTheBundledMap_are79WithABorderAnd8Diagonal() {
    int edges = 0;
    List<String> diagonals = new ArrayList<>();
    for (int a = 0; a < map.size(); a++) {
      edges += Bits.count(map.edgeAdjacent(a));
      for (int left = map.diagonal(a); left != 0; left = Bits.rest(left)) {
        assertThat(Bits.has(map.adjacent(Bits.first(left)), a)).isTrue();
        diagonals.add(map.code(a) + " " + map.code(Bits.first(left)));
      }
    }
    assertThat(edges).isEqualTo(2 * 79);
    assertThat(diagonals).hasSize(2 * 8).allMatch(pair -> pair.matches("[BG]1.* [BG]1.*"));
  }

  @Test
  void spaces_ofTheBundledMap_are24ClearAnd6ForestInAsciiOrder() {
    assertThat(map.size()).isEqualTo(32);
    assertThat(Bits.count(map.clear())).isEqualTo(24);
    List<String> forest = new ArrayList<>();
    for (int left = map.forest(); left != 0; left = Bits.rest(left)) {
      forest.add(map.code(Bits.first(left)));
    }
    assertThat(forest).containsExactly("EF", "NEF", "NWF", "SEF", "SWF", "WF");
    assertThat(map.warnings()).isEmpty();
  }

  @Test
  void distance_fromTheNorth_hasTheOrderOfTheRulebook() {
    String order =
        "BR | B3R B3C B3L | B2R B2CR B2CL B2L | NWF NEF | B1R B1CR B1C B1CL B1L | WF EF"
            + " | G1L G1CL G1C G1CR G1R | SWF SEF | G2L G2CL G2CR G2R | G3L G3C G3R | GR";
    List<String> before = new ArrayList<>();
    for (String row : order.split(" \\| ")) {
      List<String> codes = Arrays.asList(row.split(" "));
      for (String code : codes) {
        assertThat(codes(map.closer(0, map.codes().find(code))))
            .as("closer to BR than %s", code)
            .isEqualTo(new TreeSet<>(before));
        assertThat(codes(map.closer(1, map.codes().find(code)))).isEqualTo(after(code));
      }
      before.addAll(codes);
    }
    assertThat(before).hasSize(32);
  }

  /** Spaces that are farther from the north than one. */
  private Set<String> after(String code) {
    int space = map.codes().find(code);
    TreeSet<String> after = new TreeSet<>();
    for (int other = 0; other < map.size(); other++) {
      if (Bits.has(map.closer(0, other), space)) {
        after.add(map.code(other));
      }
    }
    return after;
  }

  private Set<String> codes(int spaces) {
    TreeSet<String> codes = new TreeSet<>();
    for (int left = spaces; left != 0; left = Bits.rest(left)) {
      codes.add(map.code(Bits.first(left)));
    }
    return codes;
  }

  @Test
  void codes_thatTheMapLacks_areNotFound() {
    for (String code : List.of("", "G", "G9", "g1c", "G1CLX", "ǅR", "G1C ", "ABCDEFGHI")) {
      assertThat(map.codes().find(code)).as("'%s'", code).isEqualTo(-1);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "clear", "rect": [0.0, 0, 4.5 | "swamp", "rect": [0.0, 0, 4.5 | expected terrain clear, forest or reserve but got 'swamp'
          "code": "B3R"                 | "code": "B3C"                 | expected each code once but got 'B3C' twice
          "code": "B3R"                 | "code": "b3r"                 | capital letters and digits but got 'b3r'
          "code": "B3R"                 | "kode": "B3R"                 | expected a field 'code'
          [0.0, 0, 4.5, 1.5]            | [0.0, 0, 4.6, 1.5]            | expected spaces that do not overlap but got B3R and B3C
          [0.0, 0, 4.5, 1.5]            | [4.5, 0, 0.0, 1.5]            | expected west < east
          [0.0, 0, 4.5, 1.5]            | [0.0, 0, 4.5]                 | expected rect [west, north, east, south]
          [0.0, 0, 4.5, 1.5]            | [0.0, "0", 4.5, 1.5]          | expected a number of inches
          "north": "BR"                 | "north": "XR"                 | expected the code of a space as the north reserve but got 'XR'
          "north": "BR"                 | "north": "GR"                 | expected
          "unit": "inch"                | "unit": "inch                 | expected JSON but got
          """)
  void map_spoiltInOnePlace_isRefusedWithTheReason(String good, String bad, String reason) {
    assertThat(MAP.text()).contains(good);
    MapFile spoilt = new MapFile("spoilt", MAP.text().replace(good, bad));
    assertThatThrownBy(() -> SquaresMap.read(spoilt, 0))
        .isInstanceOf(BadMap.class)
        .hasMessageStartingWith("map 'spoilt': ")
        .hasMessageContaining(reason);
  }
}
