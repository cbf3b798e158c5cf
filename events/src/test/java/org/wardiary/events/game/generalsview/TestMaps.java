package org.wardiary.events.game.generalsview;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Bundled maps as text. */
final class TestMaps {

  private TestMaps() {}

  static String text(String name) {
    try (InputStream in = GeneralsView.class.getResourceAsStream("/maps/" + name + ".json")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
