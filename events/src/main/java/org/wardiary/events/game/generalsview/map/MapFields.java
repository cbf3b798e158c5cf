package org.wardiary.events.game.generalsview.map;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.text.StrictJson;
import org.wardiary.events.text.Text;

/**
 * Strictly reads fields of a map file's JSON; every error names the map and the field.
 *
 * @param map the map's name
 */
record MapFields(String map) {

  /** A range of allowed values, both ends included. */
  record Range(long from, long to) {}

  /** Parses a text that must be one JSON object. */
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
   * @param object the object that holds the field
   * @param place the field's path, which ends with its name, e.g. {@code cities[1].gold}
   * @param range the allowed values
   */
  long number(JsonNode object, String place, Range range) {
    JsonNode node = object.path(place.substring(place.lastIndexOf('.') + 1));
    String expected = Text.of("'%s' a whole number from %d to %d", place, range.from, range.to);
    if (!node.isNumber()) {
      throw bad(expected, node);
    }
    BigDecimal value = node.decimalValue();
    // compared before the conversion, because the digits of 1e999999999 must never be expanded
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

  /** Checks that a node is a list and returns it. */
  JsonNode list(JsonNode node, String place) {
    if (!node.isArray()) {
      throw bad(Text.of("'%s' a list", place), node);
    }
    return node;
  }

  /** The exception for a node of the wrong kind or value. */
  BadMap bad(String expected, JsonNode got) {
    if (got.isMissingNode()) {
      return bad(expected, "nothing");
    }
    String value = got.isObject() ? "an object" : got.toString();
    return bad(expected, got.isArray() ? "a list" : value);
  }

  /** The exception for a bad value, given as text. */
  BadMap bad(String expected, String got) {
    return new BadMap(map, Text.of("expected %s but got %s", expected, got));
  }
}
