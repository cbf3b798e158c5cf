package org.wardiary.events.testkit;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Symmetry;
import org.wardiary.events.game.Viewer;
import org.wardiary.events.referee.PositionJson;
import org.wardiary.events.referee.PositionJson.Legal;

/**
 * Writes positions as texts that are equal if and only if the positions are the same: in full,
 * without the numbers of units, or up to the symmetries of the map. Slow and without hashes; keys
 * are tested against it.
 */
public final class CanonicalPosition {

  /** Whether units keep their numbers. */
  public enum Numbers {
    /** They do. */
    KEPT,
    /** Units of the same side and kind are equal. */
    LEFT_OUT
  }

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Pattern UNIT = Pattern.compile("([A-Z])([1-9][0-9]*)([a-z]?)");

  private final Game game;
  private final Symmetry symmetry;
  private final Numbers numbers;
  private final List<String> facts = new ArrayList<>();
  private final Map<String, Map<String, Set<String>>> units = new TreeMap<>();
  private String decides = "";

  private CanonicalPosition(Game game, Symmetry symmetry, Numbers numbers) {
    this.game = game;
    this.symmetry = symmetry;
    this.numbers = numbers;
  }

  /** The text of a position under a symmetry of its map. */
  public static String of(Position position, Symmetry symmetry, Numbers numbers) {
    CanonicalPosition text = new CanonicalPosition(position.setup().game(), symmetry, numbers);
    return text.write(shown(position), rights(position));
  }

  /** The first in the order of texts of those that a position has under some symmetries. */
  public static String first(Position position, List<Symmetry> symmetries, Numbers numbers) {
    return symmetries.stream().map(it -> of(position, it, numbers)).sorted().findFirst().get();
  }

  private static ObjectNode shown(Position position) {
    ObjectNode tree = read(new PositionJson(Viewer.UMPIRE, Legal.LEFT_OUT).write(position));
    tree.remove(List.of("ply", "turn", "game"));
    return tree;
  }

  private static ObjectNode rights(Position position) {
    StringWriter out = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.writeStartObject();
      if (position.question().decides() >= 0) {
        position.writeKeyFields(json);
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return read(out.toString());
  }

  private static ObjectNode read(String json) {
    try {
      return (ObjectNode) MAPPER.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String write(ObjectNode shown, ObjectNode rights) {
    decides = shown.path("decides").asText("");
    shown
        .properties()
        .forEach(field -> add(field.getKey(), field.getKey(), "", "", field.getValue()));
    rights
        .properties()
        .forEach(field -> add(field.getKey(), "*" + field.getKey(), "", "", field.getValue()));
    List<String> all = new ArrayList<>(facts);
    units.forEach((id, parts) -> all.add(unit(id, parts)));
    all.sort(null);
    return String.join("\n", all);
  }

  private String unit(String id, Map<String, Set<String>> parts) {
    List<String> texts = new ArrayList<>();
    parts.forEach(
        (suffix, said) ->
            texts.add((numbers == Numbers.KEPT || suffix.isEmpty() ? suffix : "section") + said));
    texts.sort(null);
    return (numbers == Numbers.KEPT ? id : id.replaceAll("\\d+$", "")) + " " + texts;
  }

  private void add(String field, String path, String side, String unit, JsonNode value) {
    if (value.isObject()) {
      for (Map.Entry<String, JsonNode> each : value.properties()) {
        String key = each.getKey();
        boolean isSide = game.sides().contains(key);
        boolean isUnit = !isSide && isUnit(key);
        add(
            field,
            isUnit ? path : path + "/" + word(field, key),
            isSide ? key : side,
            isUnit ? key : unit,
            each.getValue());
      }
    } else if (value.isArray()) {
      for (int i = 0; i < value.size(); i++) {
        boolean reference = isUnit(value.get(i).asText());
        add(field, reference ? path : path + "/" + i, side, unit, value.get(i));
      }
    } else if (!value.isNull() && !(value.isBoolean() && !value.booleanValue())) {
      scalar(field, path, side, unit, value.asText());
    }
  }

  private void scalar(String field, String path, String side, String unit, String text) {
    if (isUnit(text)) {
      said(side, text).add(path + " refers");
    } else if (unit.isEmpty()) {
      facts.add(path + "=" + word(field, text));
    } else if (game.labelFields().contains(field)) {
      said(side, unit).add(path + (numbers == Numbers.KEPT ? "=" + word(field, text) : ""));
    } else {
      said(side, unit).add(path + "=" + word(field, text));
    }
  }

  private Set<String> said(String side, String id) {
    String whose = side.isEmpty() ? decides : side;
    Matcher parts = UNIT.matcher(id);
    if (!parts.matches()) {
      throw new IllegalStateException("expected a unit's id but got " + id);
    }
    String whole = word("", whose) + " " + parts.group(1) + parts.group(2);
    return units
        .computeIfAbsent(whole, key -> new TreeMap<>())
        .computeIfAbsent(parts.group(3), key -> new TreeSet<>());
  }

  private static boolean isUnit(String word) {
    return UNIT.matcher(word).matches();
  }

  private String word(String field, String word) {
    int side = game.sides().indexOf(word);
    if (side >= 0) {
      return game.sides().get(symmetry.exchangesSides() ? 1 - side : side);
    }
    return symmetry.image(field, word);
  }
}
