package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What two game files say differently.
 *
 * @param keys the keys that lead there, with full stops between them
 * @param first what the first file says, as JSON; empty if nothing
 * @param second what the second file says, as JSON; empty if nothing
 */
public record Difference(String keys, Optional<String> first, Optional<String> second) {

  /** All differences that touch the game, sorted by keys. */
  static List<Difference> between(Node first, Node second) {
    List<Difference> found = new ArrayList<>();
    add(Optional.of(first), Optional.of(second), Schema.FILE, "", found);
    return found;
  }

  private static void add(
      Optional<Node> first,
      Optional<Node> second,
      Schema schema,
      String keys,
      List<Difference> found) {
    if (first.isPresent()
        && second.isPresent()
        && first.get() instanceof Node.Fields one
        && second.get() instanceof Node.Fields other) {
      TreeSet<String> all = new TreeSet<>(one.values().keySet());
      all.addAll(other.values().keySet());
      for (String key : all) {
        Schema below = schema.property(key).orElse(schema);
        if (!below.isLook()) {
          String path = keys.isEmpty() ? key : keys + "." + key;
          add(value(one, key), value(other, key), below, path, found);
        }
      }
      return;
    }
    Optional<String> before = first.map(node -> CanonicalJson.part(node, schema));
    Optional<String> after = second.map(node -> CanonicalJson.part(node, schema));
    if (!before.equals(after)) {
      found.add(new Difference(keys, before, after));
    }
  }

  private static Optional<Node> value(Node.Fields fields, String key) {
    return Optional.<Map<String, Node>>of(fields.values()).map(values -> values.get(key));
  }
}
