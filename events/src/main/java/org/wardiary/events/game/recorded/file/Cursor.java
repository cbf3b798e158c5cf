package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.text.Nearest;
import org.wardiary.events.text.Text;

/**
 * A value of a file with the keys that lead to it, read as the schema allows it.
 *
 * @param file the file's name
 * @param path the keys, joined by dots; empty for the whole file
 * @param key the last key
 * @param keyMark where the last key stands
 * @param node the value
 */
record Cursor(String file, String path, String key, Mark keyMark, Node node) {

  private static final Pattern WORD = Pattern.compile("[^ ]+");

  /** The whole file. */
  static Cursor root(String file, Node node) {
    return new Cursor(file, "", "", node.mark(), node);
  }

  private Cursor below(String name, Node.Fields fields) {
    String longer = path.isEmpty() ? name : path + "." + name;
    return new Cursor(file, longer, name, fields.keys().get(name), fields.values().get(name));
  }

  /** The value of a key; empty if there is none. */
  Optional<Cursor> get(String name) {
    return node instanceof Node.Fields fields && fields.values().containsKey(name)
        ? Optional.of(below(name, fields)).filter(value -> !(value.node instanceof Node.Nothing))
        : Optional.empty();
  }

  /** The object at a key; an empty one if there is none. */
  Cursor inside(String name) {
    Node none = new Node.Fields(node.mark(), Map.of(), Map.of());
    return get(name).orElseGet(() -> new Cursor(file, path, name, keyMark, none));
  }

  /** The values of an object by key, in order; none for other values. */
  Map<String, Cursor> entries() {
    Map<String, Cursor> entries = new LinkedHashMap<>();
    if (node instanceof Node.Fields fields) {
      fields.values().keySet().forEach(name -> entries.put(name, below(name, fields)));
    }
    return entries;
  }

  /** The values of the object at a key, without those that are null; none if there is no key. */
  Map<String, Cursor> entries(String name) {
    Map<String, Cursor> entries =
        new LinkedHashMap<>(get(name).map(Cursor::entries).orElse(Map.of()));
    entries.values().removeIf(value -> value.node instanceof Node.Nothing);
    return entries;
  }

  /** The elements of a list. */
  List<Cursor> elements() {
    List<Cursor> elements = new ArrayList<>();
    if (node instanceof Node.Items items) {
      for (Node value : items.values()) {
        String place = Text.of("%s[%d]", path, elements.size());
        elements.add(new Cursor(file, place, key, value.mark(), value));
      }
    }
    return elements;
  }

  /** This value's key as a text. */
  Cursor ofKey() {
    return new Cursor(file, path, key, keyMark, new Node.Words(keyMark, key));
  }

  /** The text; for a whole number its digits. */
  String text() {
    return node instanceof Node.Amount number
        ? number.value().toBigInteger().toString()
        : ((Node.Words) node).value();
  }

  /** The text of a key; empty if there is no key. */
  Optional<String> text(String name) {
    return get(name).map(Cursor::text);
  }

  /** The name, else the key. */
  String name() {
    return text("name").orElse(key);
  }

  /** A whole number. */
  int whole() {
    return ((Node.Amount) node).value().intValue();
  }

  /** The whole number of a key; empty if there is no key. */
  OptionalInt whole(String name) {
    return get(name).map(value -> OptionalInt.of(value.whole())).orElse(OptionalInt.empty());
  }

  /** Whether a key is true. */
  boolean isTrue(String name) {
    return get(name).filter(value -> ((Node.Flag) value.node).value()).isPresent();
  }

  /** A list of two numbers as a point. */
  Layout.Point point() {
    List<Node> numbers = ((Node.Items) node).values();
    return new Layout.Point(
        ((Node.Amount) numbers.get(0)).value().doubleValue(),
        ((Node.Amount) numbers.get(1)).value().doubleValue());
  }

  /** The words of a text, each with its own place. */
  List<Cursor> words() {
    List<Cursor> words = new ArrayList<>();
    Matcher word = WORD.matcher(text());
    while (word.find()) {
      words.add(part(word.start(), word.group()));
    }
    return words;
  }

  /** The words of the text at a key; none if there is no key. */
  List<Cursor> words(String name) {
    return get(name).map(Cursor::words).orElse(List.of());
  }

  /** A part of a text, which begins at an index. */
  Cursor part(int index, String part) {
    // an escape before it shifts the column
    Mark mark = node.mark().plus(index);
    return new Cursor(file, path, key, keyMark, new Node.Words(mark, part));
  }

  /** This value's place. */
  BadGameFile.At at() {
    return new BadGameFile.At(file, node.mark(), path);
  }

  /** The place of this value's key. */
  BadGameFile.At atKey() {
    return new BadGameFile.At(file, keyMark, path);
  }

  /** An exception that says what was expected, what was found, and the nearest right word. */
  BadGameFile bad(String expected, Collection<String> right) {
    return node instanceof Node.Words ? unknown(expected, text(), right) : not(expected, found());
  }

  /** An exception for a word from elsewhere that is none of those of this value. */
  BadGameFile unknown(String what, String word, Collection<String> right) {
    return BadGameFile.unknown(at(), what, word, Nearest.of(word, right.stream()));
  }

  private String found() {
    return switch (node.type()) {
      case "object" -> "an object";
      case "array" -> "a list";
      case "boolean" -> Text.of("%s", ((Node.Flag) node).value());
      case "null" -> "null";
      default -> ((Node.Amount) node).value().toPlainString();
    };
  }

  /** An exception that says what was expected and what was found. */
  BadGameFile not(String expected, String found) {
    return BadGameFile.at(at(), Text.of("expected %s but got %s", expected, found));
  }
}
