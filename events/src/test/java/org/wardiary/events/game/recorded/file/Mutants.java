package org.wardiary.events.game.recorded.file;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.text.Resources;

/** Game files that are wrong in one place. */
final class Mutants {

  private static final List<Node> OTHERS =
      List.of(
          new Node.Words(Mark.BEGIN, "\u00a7 7"),
          new Node.Amount(Mark.BEGIN, BigDecimal.valueOf(-7.5)),
          new Node.Amount(Mark.BEGIN, BigDecimal.valueOf(7)),
          new Node.Flag(Mark.BEGIN, true),
          new Node.Nothing(Mark.BEGIN),
          new Node.Items(Mark.BEGIN, List.of()),
          new Node.Fields(Mark.BEGIN, Map.of(), Map.of()));

  private Mutants() {}

  /**
   * A file and what was done to it.
   *
   * @param path the value that was changed
   * @param was the key that was changed; empty if the value was
   */
  record Mutant(Node file, String path, String was) {

    String text() {
      return CanonicalJson.whole(file);
    }

    @Override
    public String toString() {
      return path + " " + was;
    }
  }

  /** Whether the reader accepts a file as far as the schema goes. */
  static boolean fits(Node file) {
    try {
      Schema.FILE.check(Cursor.root("a", file));
      return true;
    } catch (BadGameFile e) {
      return false;
    }
  }

  private static final String PLACES =
      """
      {
        "game": {"id": "places"},
        "sides": {"A": {}, "B": {}},
        "map": {
          "spaces": {
            "Rome": {"name": "Rome", "at": [3, 4.5], "to": "Bari", "terrain": "city"},
            "Bari": {}
          },
          "grid": "hex", "low": "odd rows"
        },
        "terrain": {"city": {}}
      }
      """;

  /** The texts of small files in which together each key stands. */
  static List<String> texts() {
    return List.of(
        Resources.text(Mutants.class, "all-keys.game.json"),
        PLACES.replace(",\n    \"grid\": \"hex\", \"low\": \"odd rows\"", ""),
        PLACES
            .replaceFirst(
                "(?s)\"spaces.*\"grid\": \"hex\"", "\"grid\": \"hex\", \"rows\": [\"..\"]")
            .replace("\"city\"", "\".\""));
  }

  static List<Node> files() {
    return texts().stream().map(text -> NodeParser.read("a", text)).toList();
  }

  /** Each file with each key that the schema names misspelt. */
  static List<Mutant> misspelt() {
    List<Mutant> all = new ArrayList<>();
    for (Node file : files()) {
      misspelt(file, Schema.FILE, "").forEach(all::add);
    }
    return all;
  }

  private static List<Mutant> misspelt(Node node, Schema schema, String path) {
    List<Mutant> all = new ArrayList<>();
    if (node instanceof Node.Fields fields) {
      for (String key : fields.values().keySet()) {
        if (schema.properties().contains(key)) {
          all.add(new Mutant(renamed(fields, key, key + "x"), path + key + "x", key));
          all.add(new Mutant(renamed(fields, key, key.substring(1)), path + key.substring(1), key));
        }
        misspelt(fields.values().get(key), schema.property(key).orElseThrow(), path + key + ".")
            .forEach(m -> all.add(new Mutant(with(fields, key, m.file()), m.path(), m.was())));
      }
    }
    return all;
  }

  /** Each file with each value replaced by others, of the same and of other types. */
  static List<Mutant> changed() {
    List<Mutant> all = new ArrayList<>();
    files().forEach(file -> all.addAll(changed(file, "")));
    return all;
  }

  private static List<Mutant> changed(Node node, String path) {
    List<Mutant> all = new ArrayList<>();
    OTHERS.forEach(other -> all.add(new Mutant(other, path, "")));
    if (node instanceof Node.Fields fields) {
      fields
          .values()
          .forEach(
              (key, value) ->
                  changed(value, path.isEmpty() ? key : path + "." + key)
                      .forEach(
                          m -> all.add(new Mutant(with(fields, key, m.file()), m.path(), ""))));
    }
    return all;
  }

  private static Node.Fields with(Node.Fields fields, String key, Node value) {
    Map<String, Node> values = new LinkedHashMap<>(fields.values());
    values.put(key, value);
    return new Node.Fields(fields.mark(), values, fields.keys());
  }

  private static Node.Fields renamed(Node.Fields fields, String key, String other) {
    Map<String, Node> values = new LinkedHashMap<>();
    fields.values().forEach((k, value) -> values.put(k.equals(key) ? other : k, value));
    Map<String, Mark> keys = new LinkedHashMap<>(fields.keys());
    keys.put(other, fields.keys().get(key));
    return new Node.Fields(fields.mark(), values, keys);
  }
}
