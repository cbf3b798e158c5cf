package org.wardiary.reports.viewer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The difference between two JSON objects. Unlike a merge patch (RFC 7396) it can set {@code null},
 * which positions contain, since removed fields are listed separately.
 *
 * @param gone paths of the removed fields
 * @param set the added or changed fields: objects are merged into objects, other values replace the
 *     old ones
 */
record JsonDifference(List<List<String>> gone, ObjectNode set) {

  /** The difference that turns {@code before} into {@code after}. */
  static JsonDifference between(ObjectNode before, ObjectNode after) {
    JsonDifference difference =
        new JsonDifference(new ArrayList<>(), JsonNodeFactory.instance.objectNode());
    difference.compare(before, after, List.of(), difference.set);
    return difference;
  }

  private void compare(ObjectNode before, ObjectNode after, List<String> path, ObjectNode changed) {
    before
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (!after.has(name)) {
                gone.add(with(path, name));
              }
            });
    for (Map.Entry<String, JsonNode> field : after.properties()) {
      JsonNode old = before.get(field.getKey());
      if (old instanceof ObjectNode was && field.getValue() instanceof ObjectNode is) {
        ObjectNode inner = JsonNodeFactory.instance.objectNode();
        compare(was, is, with(path, field.getKey()), inner);
        if (!inner.isEmpty()) {
          changed.set(field.getKey(), inner);
        }
      } else if (!field.getValue().equals(old)) {
        changed.set(field.getKey(), field.getValue());
      }
    }
  }

  private static List<String> with(List<String> path, String name) {
    List<String> longer = new ArrayList<>(path);
    longer.add(name);
    return longer;
  }
}
