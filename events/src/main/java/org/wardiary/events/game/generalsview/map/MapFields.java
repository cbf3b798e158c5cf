package org.wardiary.events.game.generalsview.map;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.text.StrictJson;
import org.wardiary.events.text.Text;

/**
 * Reads fields of a map file's JSON strictly; every error names the map and the field.
 *
 * @param map the map's name
 */
record MapFields(String map) {

  /** Both ends are allowed. */
  record Range(long from, long to) {}

  /** The JSON object that a text holds. */
  JsonNode root(String text) {
    try {
      JsonNode root = StrictJson.read(text);
      if (!root.isObject()) {
        throw bad("one JSON object", root);
      }
      return root;
    } catch (JsonProcessingException e) {
      throw bad("one JSON object", StrictJson.problem(e));
    }
  }

  /**
   * A whole number in a range.
   *
   * @param object the object that holds it
   * @param place the field's path, which ends with its name, e.g. {@code cities[1].gold}
   * @param range what is allowed
   */
  long number(JsonNode object, String place, Range range) {
    JsonNode node = object.path(place.substring(place.lastIndexOf('.') + 1));
    String expected = Text.of("'%s' a whole number from %d to %d", place, range.from, range.to);
    if (!node.isNumber()) {
      throw bad(expected, node);
    }
    BigDecimal value = node.decimalValue();
    // compared first: the digits of 1e999999999 must never be written out
    if (value.compareTo(BigDecimal.valueOf(range.from)) < 0
        || value.compareTo(BigDecimal.valueOf(range.to)) > 0) {
      throw bad(expected, value.toString());
    }
    try {
      return value.longValueExact();
    } catch (ArithmeticException e) {
      throw bad(expected, value.toString());
    }
  }

  /** A node that has to be a list. */
  JsonNode list(JsonNode node, String place) {
    if (!node.isArray()) {
      throw bad(Text.of("'%s' a list", place), node);
    }
    return node;
  }

  /** The error for a node of the wrong kind or value. */
  BadMap bad(String expected, JsonNode got) {
    if (got.isMissingNode()) {
      return bad(expected, "nothing");
    }
    String value = got.isObject() ? "an object" : got.toString();
    return bad(expected, got.isArray() ? "a list" : value);
  }

  /** The error for a value. */
  BadMap bad(String expected, String got) {
    return new BadMap(map, Text.of("expected %s but got %s", expected, got));
  }
}
