package org.wardiary.events.game.recorded.proof;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.wardiary.events.game.Game;

/** A game file that is being made. */
final class FileNode {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final ObjectNode root = MAPPER.createObjectNode();

  /** The file that tells a game with complete rules. */
  FileNode(String id, Game game) {
    at("game").put("id", id).put("title", "Recorded " + game.title());
    game.sides().forEach(at("sides")::putObject);
  }

  /** The object that some keys lead to, which is made if there is none. */
  ObjectNode at(String... keys) {
    ObjectNode node = root;
    for (String key : keys) {
      node = node.has(key) ? (ObjectNode) node.get(key) : node.putObject(key);
    }
    return node;
  }

  /** Phases of turns that have no fixed order of sides. */
  void phases(String words) {
    at("turns").putArray("each").add("all: " + words);
  }

  /**
   * A map of squares, a1 in its lower left corner.
   *
   * @param row the letters of a row, by its number from 0, the southernmost
   */
  void squares(int rows, IntFunction<String> row) {
    ObjectNode map = at("map").put("grid", "square").put("number", "a1").put("upwards", true);
    ArrayNode lines = map.putArray("rows");
    IntStream.range(0, rows).forEach(i -> lines.add(row.apply(rows - 1 - i)));
  }

  /** A kind of terrain. */
  void terrain(String letter, String name) {
    at("terrain", letter).put("name", name);
  }

  /** A word for a state without value. */
  void state(String word, String of) {
    at("states", word).put("of", of);
  }

  /** A word for a state with values. */
  void state(String word, String of, String values) {
    at("states", word).put("of", of).put("values", values);
  }

  /** The file's text. */
  String text() {
    return root.toPrettyString();
  }
}
