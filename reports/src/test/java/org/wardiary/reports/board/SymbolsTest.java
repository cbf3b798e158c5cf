package org.wardiary.reports.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.text.Text;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.PngWriter;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Tone;
import org.wardiary.reports.game.GamePresentations;

class SymbolsTest {

  /** All games but those with one kind of unit, which need no symbols to tell kinds apart. */
  static List<String> games() {
    return GamePresentations.withPictures().stream()
        .filter(id -> Games.find(id).orElseThrow().kinds().size() != 1)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void kinds_ofEveryGame_haveNamesAndSymbolsThatDiffer(String game) throws IOException {
    Set<List<Byte>> seen = new HashSet<>();
    KindSymbols symbols = KindSymbols.of(game);
    Set<String> letters = startLetters(game);
    assertThat(letters).hasSizeGreaterThan(2);
    for (String letter : letters) {
      assertThat(seen.add(picture(symbols.symbol(letter), 60))).as(letter).isTrue();
      assertThat(symbols.name(letter)).as("name of %s", letter).hasSizeGreaterThan(2);
    }
  }

  /** Letters of the units at the start, and of all kinds that have a symbol. */
  private static Set<String> startLetters(String id) throws IOException {
    Game game = Games.find(id).orElseThrow();
    Tags tags = new Tags(List.of());
    MapFile map = map(game.standardMap());
    Position position = game.position(new Setup(game, 0, map, game.readMap(map), tags));
    position.begin(EventSink.NONE);
    PositionJson json = new PositionJson(Viewer.UMPIRE, PositionJson.Legal.LEFT_OUT);
    JsonNode units = new ObjectMapper().readTree(json.write(position)).required("units");
    Set<String> letters = new TreeSet<>(KindSymbols.of(id).letters());
    units.forEach(
        side -> side.fieldNames().forEachRemaining(unit -> letters.add(KindSymbols.letter(unit))));
    return letters;
  }

  private static MapFile map(String name) throws IOException {
    try (InputStream in = SymbolsTest.class.getResourceAsStream(Text.of("/maps/%s.json", name))) {
      return new MapFile(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void symbol_ofAKindOfAnotherGame_namesTheGame() {
    KindSymbols symbols = KindSymbols.of("squares/civil-war");
    assertThatThrownBy(() -> symbols.symbol("K"))
        .hasMessage("expected a kind of unit of squares/civil-war but got 'K'");
  }

  @Test
  void of_unknownGame_namesTheFile() {
    assertThatThrownBy(() -> KindSymbols.of("chess"))
        .hasMessageContaining("/symbols/chess.properties");
  }

  private static List<Byte> picture(Symbol symbol, int width) {
    Scene scene = new Scene(30, 20, "", symbol.draw(new Box(2, 2, 26, 16), Tone.INK));
    byte[] png = PngWriter.of(Palette.LIGHT).write(scene, width);
    List<Byte> bytes = new ArrayList<>();
    for (byte b : png) {
      bytes.add(b);
    }
    return bytes;
  }

  @Test
  void symbols_all_stayInTheirField() {
    for (String name : Symbols.names()) {
      Symbol symbol = Symbols.named(name);
      Box field = new Box(-1, -Symbol.HALF_HEIGHT, 2, 2 * Symbol.HALF_HEIGHT);
      symbol.lines().forEach(line -> assertThat(field.holds(line.bounds())).as(name).isTrue());
      symbol.solids().forEach(solid -> assertThat(field.holds(solid.bounds())).as(name).isTrue());
    }
  }
}
