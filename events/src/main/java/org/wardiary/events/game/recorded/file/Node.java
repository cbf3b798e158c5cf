package org.wardiary.events.game.recorded.file;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value of JSON with its place in the file. Immutable. */
sealed interface Node {

  /** Where it begins. */
  Mark mark();

  /** What it is, in the words of JSON Schema: {@code object}, {@code string}… */
  String type();

  /** An object; its keys keep their order. */
  record Fields(Mark mark, Map<String, Node> values, Map<String, Mark> keys) implements Node {

    @Override
    public String type() {
      return "object";
    }

    /** This object with the values of another, a merge as in RFC 7396: null removes a key. */
    Fields merged(Fields patch) {
      Map<String, Node> all = new LinkedHashMap<>(values);
      Map<String, Mark> marks = new LinkedHashMap<>(keys);
      marks.putAll(patch.keys);
      patch.values.forEach(
          (key, value) -> {
            if (value instanceof Nothing) {
              all.remove(key);
            } else {
              all.put(key, value.over(all.get(key)));
            }
          });
      return new Fields(mark, all, marks);
    }

    /** This object without a key. */
    Fields without(String key) {
      Map<String, Node> all = new LinkedHashMap<>(values);
      all.remove(key);
      return new Fields(mark, all, keys);
    }
  }

  /** What results where this value is laid over another one, or over {@code null}. */
  private Node over(Node below) {
    if (!(this instanceof Fields patch)) {
      return this;
    }
    Fields base =
        below instanceof Fields fields ? fields : new Fields(mark(), Map.of(), patch.keys());
    return base.merged(patch);
  }

  /** A list. */
  record Items(Mark mark, List<Node> values) implements Node {

    @Override
    public String type() {
      return "array";
    }
  }

  /** A text, which begins after its quote. */
  record Words(Mark mark, String value) implements Node {

    @Override
    public String type() {
      return "string";
    }
  }

  /** A number. */
  record Amount(Mark mark, BigDecimal value) implements Node {

    @Override
    public String type() {
      return isWhole() ? "integer" : "number";
    }

    boolean isWhole() {
      return value.stripTrailingZeros().scale() <= 0;
    }
  }

  /** True or false. */
  record Flag(Mark mark, boolean value) implements Node {

    @Override
    public String type() {
      return "boolean";
    }
  }

  /** Null. */
  record Nothing(Mark mark) implements Node {

    @Override
    public String type() {
      return "null";
    }
  }
}
