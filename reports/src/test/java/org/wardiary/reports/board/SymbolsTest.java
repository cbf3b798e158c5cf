package org.wardiary.reports.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wardiary.reports.draw.Box;
import org.wardiary.reports.draw.Palette;
import org.wardiary.reports.draw.PngWriter;
import org.wardiary.reports.draw.Scene;
import org.wardiary.reports.draw.Tone;
import org.wardiary.reports.kind.Kind;
import org.wardiary.reports.kind.Kinds;

class SymbolsTest {

  static List<String> games() {
    return BoardPictures.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void kinds_ofEveryGame_haveSymbolsThatDiffer(String game) {
    Set<List<Byte>> seen = new HashSet<>();
    for (Kind kind : Kinds.of(game).all()) {
      List<Byte> picture = picture(Symbols.named(kind.symbol()), 60);
      assertThat(seen.add(picture)).as("symbol of %s is its own", kind).isTrue();
    }
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
