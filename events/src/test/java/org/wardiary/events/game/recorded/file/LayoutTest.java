package org.wardiary.events.game.recorded.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which spaces adjoin, where they are, and how they are numbered. */
final class LayoutTest {

  private static final String ROWS = "\"rows\": [\".....\", \".. ..\", \".....\", \".....\"]";

  private static Layout layout(String map) {
    String text = "{'game': {'id': 'a'}, 'sides': {'A': {}, 'B': {}}, 'map': {%s}}";
    return GameFileReader.read("a", text.replace('\'', '"').replace("%s", map)).map().layout();
  }

  private static Layout grid(String keys) {
    return layout(keys.replace('\'', '"') + ", " + ROWS);
  }

  @ParameterizedTest
  @CsvSource({
    "'low': 'even columns'",
    "'low': 'odd columns'",
    "'low': 'even rows'",
    "'low': 'odd rows'",
    "'low': 'odd rows', 'first': '0204'",
    "'low': 'even columns', 'number': 'RRCC', 'first': '0000'",
    "'low': 'odd columns', 'number': 'A1', 'upwards': true"
  })
  void hexesAdjoin_ifAndOnlyIfTheirCentresAreOneHexApart(String keys) {
    Layout layout = grid("'grid': 'hex', " + keys.replace(";", ","));
    assertThat(layout.spaces()).hasSize(19).doesNotHaveDuplicates();
    for (String a : layout.spaces()) {
      assertThat(layout.neighbours(a)).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(6);
      for (String b : layout.spaces()) {
        double apart = apart(layout, a, b);
        assertThat(layout.adjoin(a, b)).as(a + " " + b).isEqualTo(Math.abs(apart - 1) < 1e-9);
        assertThat(layout.adjoin(a, b)).isEqualTo(layout.adjoin(b, a));
        assertThat(a.equals(b) || apart > 1 - 1e-9).isTrue();
      }
    }
  }

  private static double apart(Layout layout, String a, String b) {
    Layout.Point p = layout.place(a).orElseThrow();
    Layout.Point q = layout.place(b).orElseThrow();
    return Math.hypot(p.x() - q.x(), p.y() - q.y());
  }

  @Test
  void low_isAboutThePrintedNumbers() {
    Layout even = grid("'grid': 'hex', 'low': 'even columns'");
    assertThat(even.place("0201").orElseThrow().y()).isEqualTo(0.5);
    Layout fromTwo = grid("'grid': 'hex', 'low': 'even columns', 'first': '0201'");
    assertThat(fromTwo.place("0201").orElseThrow().y()).isEqualTo(0.5);
    assertThat(fromTwo.place("0301").orElseThrow().y()).isZero();
    Layout rows = grid("'grid': 'hex', 'low': 'odd rows'");
    assertThat(rows.shape()).isEqualTo(Layout.Shape.HEX_IN_ROW);
    assertThat(rows.place("0101").orElseThrow().x()).isEqualTo(0.5);
  }

  @ParameterizedTest
  @CsvSource({
    "CCRR, 0101, 0504",
    "RRCC, 0101, 0405",
    "CR, 11, 54",
    "C.R, 1.1, 5.4",
    "A1, A1, E4",
    "a1, a1, e4",
    "ARR, A01, E04",
    "RA, 1A, 4E",
    "AC, A1, D5",
    "CCCRRR, 001001, 005004",
    "A.1, A.1, E.4"
  })
  void numbering_namesFirstAndLastSpace(String number, String first, String last) {
    Layout layout = grid("'grid': 'square', 'number': '" + number + "'");
    assertThat(layout.spaces()).startsWith(first).endsWith(last);
  }

  @Test
  void upwards_countsRowsFromBelow() {
    Layout layout = grid("'grid': 'square', 'number': 'a1', 'upwards': true");
    assertThat(layout.spaces()).startsWith("a4").endsWith("e1");
    assertThat(layout.place("a1")).contains(new Layout.Point(0, 3));
  }

  @Test
  void letters_goOnWithDoubleOnes() {
    Numbering numbering = Numbering.of("A1").orElseThrow();
    assertThat(numbering.id(26, 1)).isEqualTo("Z1");
    assertThat(numbering.id(27, 12)).isEqualTo("AA12");
    assertThat(numbering.numbers("AA12"))
        .hasValueSatisfying(n -> assertThat(n).containsExactly(27, 12));
    assertThat(numbering.numbers("AB12")).isEmpty();
    assertThat(Numbering.of("CC")).isEmpty();
    assertThat(Numbering.of("Aa")).isEmpty();
  }

  @Test
  void squares_adjoinAtSides_andAtCornersIfTheFileSaysSo() {
    Layout plain = grid("'grid': 'square', 'number': 'a1'");
    assertThat(plain.neighbours("b1")).containsExactlyInAnyOrder("a1", "c1", "b2");
    Layout diagonal = grid("'grid': 'square', 'number': 'a1', 'diagonal': true");
    assertThat(diagonal.neighbours("b1")).containsExactlyInAnyOrder("a1", "c1", "b2", "a2");
    assertThat(plain.neighbours("z9")).isEmpty();
    assertThat(plain.isSpace("c2")).as("a gap").isFalse();
  }

  @Test
  void places_areConnectedAtBothEnds() {
    Layout layout =
        layout(
            """
            "spaces": {"Rome": {"at": [3, 4.5], "to": "Milan Milan"}, "Milan": {}, "Bari": {}}""");
    assertThat(layout.neighbours("Milan")).containsExactly("Rome");
    assertThat(layout.neighbours("Bari")).isEmpty();
    assertThat(layout.place("Rome")).contains(new Layout.Point(3, 4.5));
    assertThat(layout.place("Bari")).isEqualTo(Optional.empty());
    assertThat(layout.shape()).isEqualTo(Layout.Shape.POINT);
    assertThat(layout.spaces()).isEqualTo(List.of("Rome", "Milan", "Bari"));
  }

  @Test
  void mapOfTheGreatestSize_isRead_andEachSpaceIsKnown() {
    String row = "\"" + ".".repeat(400) + "\"";
    String rows = (row + ",").repeat(250);
    Layout layout = layout("\"grid\": \"hex\", \"number\": \"CCCRRR\", \"rows\": [" + rows + "]");
    assertThat(layout.spaces()).hasSize(100_000);
    assertThat(layout.neighbours("200100")).hasSize(6);
  }
}
