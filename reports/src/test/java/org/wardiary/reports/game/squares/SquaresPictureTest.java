package org.wardiary.reports.game.squares;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wardiary.events.event.AnswerGiven;
import org.wardiary.events.event.AttackDeclared;
import org.wardiary.events.event.GameEnded;
import org.wardiary.events.event.UnitAdvanced;
import org.wardiary.events.event.UnitEliminated;
import org.wardiary.events.event.UnitMoved;
import org.wardiary.events.event.UnitRetreated;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.squares.CivilWar;
import org.wardiary.events.game.squares.Napoleonic;
import org.wardiary.events.referee.EmittedEvent;
import org.wardiary.events.testkit.Goldens;
import org.wardiary.events.text.Text;
import org.wardiary.reports.board.AnswerEvents;
import org.wardiary.reports.board.BoardLayout;
import org.wardiary.reports.board.DrawnPosition;
import org.wardiary.reports.board.Heat;
import org.wardiary.reports.board.Ways;
import org.wardiary.reports.draw.Item;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.PngWriter;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Spot;
import org.wardiary.reports.draw.SvgWriter;
import org.wardiary.reports.draw.Tone;
import org.wardiary.reports.game.GamePresentations;

class SquaresPictureTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A few units, one frozen, one asked about. */
  private static final String SMALL =
      """
      {"game":"squares/napoleonic","ply":7,"turn":4,"question":"retreat","decides":"British",
       "units":{"French":{"I1":"G1C","K1":"GR","A1":"lost"},"British":{"C1":"B1C","L1":"NWF","H1":"BR"}},
       "losses":{"French":2,"British":0},"frozen":{"French":[],"British":["L1"]},"unit":"C1",
       "result":null,"termination":null}
      """;

  private static GameMap map(Game game) throws IOException {
    try (InputStream in = SquaresPictureTest.class.getResourceAsStream("/maps/squares.json")) {
      return game.readMap(
          new MapFile("squares", new String(in.readAllBytes(), StandardCharsets.UTF_8)));
    }
  }

  private static DrawnPosition small() throws IOException {
    Tags tags =
        new Tags(
            List.of(
                new Tags.Pair("Event", "Simulated"),
                new Tags.Pair("French", "Ney"),
                new Tags.Pair("British", "?"),
                new Tags.Pair("FrenchType", "program"),
                new Tags.Pair("BritishType", "program")));
    List<SpecificRecord> events =
        List.of(
            new AnswerGiven("turn", "French", "IG1CxB1C", 9, List.of(), "", List.of()),
            new AttackDeclared(
                "French", "I1", "I", "G1C", "", "", "", "C1", "C", "B1C", false, false, false,
                false, false, 0, 2));
    return new DrawnPosition(JSON.readTree(SMALL), map(new Napoleonic()), tags, events);
  }

  private static Scene draw(DrawnPosition drawn) {
    return GamePresentations.requirePicture(drawn.game()).full(drawn);
  }

  @Test
  void full_ofASmallPosition_isTheGolden() throws IOException {
    Goldens.check("pictures/squares-small.svg", SvgWriter.of(Palette.LIGHT).write(draw(small())));
  }

  @Test
  void full_twice_isTheSameBytes() throws IOException {
    PngWriter writer = PngWriter.of(Palette.DARK);
    assertThat(writer.write(draw(small()), 400)).isEqualTo(writer.write(draw(small()), 400));
    assertThat(SvgWriter.forPage().write(draw(small())))
        .isEqualTo(SvgWriter.forPage().write(draw(small())));
  }

  @Test
  void full_ofASmallPosition_tellsItInWords() throws IOException {
    assertThat(draw(small()).title())
        .isEqualTo("simulated, turn 4, ply 7: French IG1CxB1C; British decides: retreat of C1");
    assertThat(SvgWriter.of(Palette.LIGHT).write(draw(small())))
        .contains(
            "British Light Infantry L1 on NWF, frozen",
            "French Heavy Cavalry K1 on GR",
            ">Ney<",
            ">British<",
            ">losses 2<")
        .doesNotContain(">?<");
  }

  @Test
  void full_gameEndedByPlayers_saysHow() throws IOException {
    ObjectNode position = (ObjectNode) JSON.readTree(SMALL);
    GameEnded end = new GameEnded("French", "resignation", "players", 2, 0, List.of());
    DrawnPosition drawn =
        new DrawnPosition(position, map(new Napoleonic()), new Tags(List.of()), List.of(end));
    assertThat(draw(drawn).title()).endsWith("French won (resignation)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"civil-war", "napoleonic"})
  void pictures_ofPositionsOfWholeGames_stayOnTheCanvasAndShowEachUnitOnce(String variant)
      throws IOException {
    for (JsonNode position : positions(variant)) {
      DrawnPosition drawn =
          DrawnPosition.of(position, map(Games.find("squares/" + variant).orElseThrow()));
      Scene full = draw(drawn);
      Scene small = GamePresentations.requirePicture(drawn.game()).small(drawn);
      assertOnCanvas(full, full.items());
      assertOnCanvas(small, small.items());
      long placed =
          drawn.sides().stream()
              .flatMap(side -> position.get("units").get(side).properties().stream())
              .filter(unit -> !unit.getValue().asText().equals("lost"))
              .count();
      assertThat(count(full.items(), "unit")).as(position::toString).isEqualTo(placed);
    }
  }

  @Test
  void arrows_ofEventsFromAndToEverySpace_stayOnTheCanvas() throws IOException {
    DrawnPosition drawn = small();
    BoardLayout layout = SquaresBoard.layout(drawn.map()).at(new Spot(18, 106));
    SquaresBoard board = SquaresBoard.of(drawn.map(), layout);
    SquaresUnits units = SquaresUnits.of(drawn, board);
    Scene canvas = draw(drawn);
    for (String a : layout.codes()) {
      for (String b : layout.codes()) {
        List<SpecificRecord> events =
            List.of(
                new UnitMoved("French", "I1", "I", a, b, "single"),
                new UnitRetreated("French", "I1", "I", a, b, "attacked", "forced"),
                new UnitAdvanced("French", "I1", "I", a, b));
        Ways ways = new Ways(layout.bounds(), units.places(), 1);
        assertOnCanvas(canvas, new SquaresArrows(board, units, ways).draw(events));
      }
    }
  }

  @Test
  void advanceAfterAKill_showsBoth() throws IOException {
    UnitEliminated kill = new UnitEliminated("British", "C1", "C", "B1C", "attacked", 2, "French");
    UnitEliminated earlier =
        new UnitEliminated("British", "L1", "L", "B1C", "attacked", 1, "French");
    UnitEliminated elsewhere =
        new UnitEliminated("French", "K1", "K", "G2C", "supporter", 1, "British");
    UnitAdvanced advance = new UnitAdvanced("French", "I1", "I", "G1C", "B1C");
    List<EmittedEvent> events =
        List.of(
            new EmittedEvent(2, 3, "French", earlier),
            new EmittedEvent(6, 4, "British", elsewhere),
            new EmittedEvent(6, 4, "British", kill),
            new EmittedEvent(7, 4, "French", advance));
    List<SpecificRecord> shown = AnswerEvents.of(events, 7);
    assertThat(shown).containsExactly(kill, advance);
    ObjectNode position = (ObjectNode) JSON.readTree(SMALL);
    ((ObjectNode) position.get("units").get("French")).put("I1", "B1C");
    ((ObjectNode) position.get("units").get("British")).put("C1", "lost");
    Scene scene =
        draw(new DrawnPosition(position, map(new Napoleonic()), new Tags(List.of()), shown));
    assertThat(count(scene.items(), "arrow")).isEqualTo(1);
    assertThat(SvgWriter.of(Palette.LIGHT).write(scene)).contains("British Cavalry C1 lost on B1C");
    assertOnCanvas(scene, scene.items());
    assertThat(AnswerEvents.of(events, 6)).containsExactly(elsewhere, kill);
  }

  @Test
  void heat_withValuesMissing_staysOnTheCanvasAndWritesThem() throws IOException {
    Map<String, Heat.Reading> readings = new HashMap<>();
    readings.put("B3C", new Heat.Reading(3, "3.0", "n 40"));
    readings.put("GR", new Heat.Reading(99, "x".repeat(300), ""));
    Heat heat =
        new Heat("t".repeat(300), "u".repeat(300), new Heat.Scale(0, "0", 9, "9"), readings);
    Scene scene =
        GamePresentations.requirePicture("squares/civil-war").heat(map(new CivilWar()), heat);
    assertOnCanvas(scene, scene.items());
    assertThat(SvgWriter.of(Palette.LIGHT).write(scene)).contains(">3.0<", ">n 40<", ">no value<");
  }

  @Test
  void heatScale_valuesInAndOutOfRange_haveLevels() {
    Heat.Scale scale = new Heat.Scale(0, "0", 9, "9");
    assertThat(List.of(-1.0, 0.0, 0.99, 1.0, 8.99, 9.0, 99.0).stream().map(scale::level))
        .containsExactly(
            Tone.HEAT_1,
            Tone.HEAT_1,
            Tone.HEAT_1,
            Tone.HEAT_2,
            Tone.HEAT_9,
            Tone.HEAT_9,
            Tone.HEAT_9);
    assertThat(new Heat.Scale(2, "2", 2, "2").level(2)).isEqualTo(Tone.HEAT_1);
  }

  @Test
  void heatScale_fromBelowNothing_hasOneHueForLessAndOneForMore() {
    Heat.Scale scale = new Heat.Scale(-9, "-9", 9, "+9");
    assertThat(Stream.of(-99.0, -9.0, -1.1, -0.9, 0.0, 0.9, 1.1, 9.0).map(scale::level))
        .containsExactly(
            Tone.COLD_4,
            Tone.COLD_4,
            Tone.COLD_1,
            Tone.HEAT_1,
            Tone.HEAT_1,
            Tone.HEAT_1,
            Tone.HEAT_3,
            Tone.HEAT_9);
  }

  @Test
  void full_hostileNames_staySmallAndHarmless() throws IOException {
    DrawnPosition drawn = small();
    for (String name :
        List.of("<script>alert(1)</script>", "=cmd|'/C calc'!A0", "W".repeat(300), "\u202Eabc")) {
      Tags tags = new Tags(List.of(new Tags.Pair("French", name), new Tags.Pair("British", name)));
      Scene scene =
          draw(new DrawnPosition(drawn.position(), map(new Napoleonic()), tags, drawn.events()));
      assertOnCanvas(scene, scene.items());
      assertThat(SvgWriter.of(Palette.LIGHT).write(scene)).doesNotContain("<script", "\u202E");
      assertThat(PngWriter.of(Palette.LIGHT).write(scene, 200)).isNotEmpty();
    }
  }

  @Test
  void of_unknownGame_namesTheGames() {
    assertThatThrownBy(() -> GamePresentations.requirePicture("chess"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("squares/civil-war, squares/napoleonic")
        .hasMessageContaining("'chess'");
  }

  /**
   * Positions from the conformance games, one in several hundred, without the lists of legal
   * answers.
   */
  private static List<JsonNode> positions(String variant) throws IOException {
    try (InputStream in =
            SquaresPictureTest.class.getResourceAsStream(Text.of("/pictures/%s.jsonl", variant));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      return lines.lines().map(SquaresPictureTest::read).toList();
    }
  }

  private static JsonNode read(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static void assertOnCanvas(Scene scene, List<Item> items) {
    for (Item item : items) {
      assertThat(scene.canvas().holds(item.bounds()))
          .as(() -> Text.of("%s within %s: %s", item.bounds(), scene.canvas(), item))
          .isTrue();
    }
  }

  private static long count(List<Item> items, String kind) {
    return items.stream()
        .filter(Item.Group.class::isInstance)
        .map(Item.Group.class::cast)
        .mapToLong(group -> (group.kind().equals(kind) ? 1 : 0) + count(group.items(), kind))
        .sum();
  }
}
