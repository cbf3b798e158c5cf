package org.wardiary.events.game.recorded.file;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The game file that a record without one implies. */
final class ImpliedFile {

  private static final String NAME = "no game file";

  private ImpliedFile() {}

  static GameFile of(String title, List<String> sides) {
    Map<String, Node> all = new LinkedHashMap<>();
    for (String side : sides) {
      if (all.put(side, object(Map.of())) != null) {
        throw BadGameFile.at(
            new BadGameFile.At(NAME, Mark.BEGIN, "sides"),
            "expected each side once but got " + BadGameFile.shown(side) + " twice");
      }
    }
    Map<String, Node> header = new LinkedHashMap<>();
    header.put("id", text(id(title)));
    header.put("title", text(title));
    Map<String, Node> root = new LinkedHashMap<>();
    root.put("game", object(header));
    root.put("sides", object(all));
    return GameFileReader.read(Cursor.root(NAME, object(root)));
  }

  private static String id(String title) {
    String id = title.replaceAll("[^A-Za-z0-9._-]+", "-").replaceAll("^[^A-Za-z0-9]+", "");
    return id.isEmpty() ? "game" : id.substring(0, Math.min(id.length(), 64));
  }

  private static Node text(String text) {
    return new Node.Words(Mark.BEGIN, text);
  }

  private static Node object(Map<String, Node> values) {
    Map<String, Mark> keys = new LinkedHashMap<>();
    values.keySet().forEach(key -> keys.put(key, Mark.BEGIN));
    return new Node.Fields(Mark.BEGIN, values, keys);
  }
}
