package org.wardiary.events.game.recorded.file;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.wardiary.events.text.Nearest;
import org.wardiary.events.text.Resources;
import org.wardiary.events.text.Text;

/**
 * A part of {@code game.schema.json}, which says what a value may be. Of JSON Schema it knows what
 * that file uses; {@code title} says what is expected, and {@code look} marks what does not touch
 * the game: names, colours, pictures.
 */
final class Schema {

  private static final String NAME = "/games/game.schema.json";
  private static final String TITLE = "title";
  private static final String ADDITIONAL = "additionalProperties";
  private static final Node.Fields ROOT =
      (Node.Fields) NodeParser.read(NAME, Resources.text(Schema.class, NAME));
  private static final Map<String, Pattern> PATTERNS = new ConcurrentHashMap<>();

  private static final Node.Fields ANYTHING = new Node.Fields(Mark.BEGIN, Map.of(), Map.of());

  /** What a whole file may be. */
  static final Schema FILE = new Schema(ROOT);

  private final Node.Fields own;
  private final Optional<Schema> base;

  private Schema(Node.Fields own) {
    this.own = own;
    this.base = words(own, "$ref").map(Schema::referred);
  }

  private static Schema referred(String reference) {
    Node node = ROOT;
    for (String key : reference.substring(2).split("/")) {
      node = ((Node.Fields) node).values().get(key);
    }
    return new Schema((Node.Fields) node);
  }

  private static Optional<String> words(Node.Fields fields, String key) {
    return fields.values().get(key) instanceof Node.Words text
        ? Optional.of(text.value())
        : Optional.empty();
  }

  /** The value of a keyword; that of the schema that this one refers to, if it has none. */
  private Optional<Node> keyword(String key) {
    return Optional.ofNullable(own.values().get(key))
        .or(() -> base.flatMap(schema -> schema.keyword(key)));
  }

  private Optional<String> text(String key) {
    return keyword(key).map(node -> ((Node.Words) node).value());
  }

  private Optional<BigDecimal> number(String key) {
    return keyword(key).map(node -> ((Node.Amount) node).value());
  }

  private List<String> list(String key) {
    return keyword(key)
        .map(node -> node instanceof Node.Items items ? items.values() : List.of(node))
        .orElse(List.of())
        .stream()
        .map(node -> ((Node.Words) node).value())
        .toList();
  }

  /** What is expected, e.g. {@code a color such as #4070c0}. */
  String title() {
    return text(TITLE).orElse("something else");
  }

  /** Whether a value of this sort does not touch the game. */
  boolean isLook() {
    return keyword("look").isPresent();
  }

  /** What the value of a key may be; empty if there must be no such key. */
  Optional<Schema> property(String key) {
    return keyword("properties")
        .flatMap(node -> Optional.ofNullable(((Node.Fields) node).values().get(key)))
        .or(() -> byPattern(key))
        .or(() -> keyword(ADDITIONAL).or(() -> Optional.of(ANYTHING)))
        .filter(Node.Fields.class::isInstance)
        .map(node -> new Schema((Node.Fields) node));
  }

  private Optional<Node> byPattern(String key) {
    return keyword("patternProperties").stream()
        .flatMap(node -> ((Node.Fields) node).values().entrySet().stream())
        .filter(entry -> matches(entry.getKey(), key))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private Optional<Schema> names() {
    return keyword("propertyNames").map(node -> new Schema((Node.Fields) node));
  }

  /** Whether a text has the form of a key. */
  boolean isKey(String text) {
    return names().filter(name -> !name.fits(text)).isEmpty();
  }

  /** The keys that this names, sorted. */
  List<String> properties() {
    return keyword("properties")
        .map(node -> List.copyOf(new TreeSet<>(((Node.Fields) node).values().keySet())))
        .orElse(List.of());
  }

  /** What an element of a list may be. */
  Schema items() {
    return new Schema((Node.Fields) keyword("items").orElse(ANYTHING));
  }

  private static boolean matches(String pattern, String text) {
    return PATTERNS.computeIfAbsent(pattern, Pattern::compile).matcher(text).find();
  }

  /**
   * Checks a value and what is in it.
   *
   * @throws BadGameFile at the first fault
   */
  void check(Cursor value) {
    Node node = value.node();
    boolean typed = list("type").isEmpty() || list("type").stream().anyMatch(t -> isA(node, t));
    boolean listed =
        list("enum").isEmpty()
            || node instanceof Node.Words text && list("enum").contains(text.value());
    if (!typed || !listed) {
      throw value.bad(title(), list("enum"));
    }
    if (node instanceof Node.Words text) {
      checkText(value, text.value());
    } else if (node instanceof Node.Amount amount) {
      if (number("minimum").filter(least -> least.compareTo(amount.value()) > 0).isPresent()
          || number("maximum").filter(most -> most.compareTo(amount.value()) < 0).isPresent()) {
        throw value.bad(title(), List.of());
      }
    } else if (node instanceof Node.Items items) {
      checkSize(value, "Items", items.values().size());
      Schema each = items();
      value.elements().forEach(each::check);
    } else if (node instanceof Node.Fields fields) {
      checkFields(value, fields);
    }
  }

  private static boolean isA(Node node, String type) {
    return node.type().equals(type) || type.equals("number") && node.type().equals("integer");
  }

  private void checkText(Cursor value, String text) {
    checkSize(value, "Length", text.codePointCount(0, text.length()));
    if (!fits(text)) {
      throw value.bad(title(), List.of());
    }
  }

  /** Whether a text has the form that it must have. */
  boolean fits(String text) {
    return text("pattern").filter(pattern -> !matches(pattern, text)).isEmpty();
  }

  private void checkSize(Cursor value, String of, int size) {
    if (number("min" + of).filter(least -> least.intValue() > size).isPresent()) {
      throw value.bad(title(), List.of());
    }
    number("max" + of)
        .filter(most -> most.intValue() < size)
        .ifPresent(
            most -> {
              String what = of.equals("Length") ? "characters" : "entries";
              throw value.not(Text.of("%s, at most %s %s,", title(), most, what), size + "");
            });
  }

  private void checkFields(Cursor value, Node.Fields fields) {
    checkSize(value, "Properties", fields.values().size());
    Map<String, Cursor> entries = value.entries();
    for (Cursor below : entries.values()) {
      if (property(below.key()).isEmpty()) {
        throw unknownKey(below);
      }
    }
    for (String key : list("required")) {
      if (!fields.values().containsKey(key)) {
        throw value.not(Text.of("a key \"%s\"", key), "none");
      }
    }
    Optional<Schema> names = names();
    for (Cursor below : entries.values()) {
      names.ifPresent(name -> name.check(below.ofKey()));
      property(below.key()).orElseThrow().check(below);
    }
  }

  private BadGameFile unknownKey(Cursor below) {
    String what = "one of the keys " + String.join(", ", properties());
    return BadGameFile.unknown(
        below.atKey(), what, below.key(), Nearest.of(below.key(), properties().stream()));
  }
}
