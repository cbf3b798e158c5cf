package org.wardiary.reports.board;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.avro.specific.SpecificRecord;
import org.wardiary.events.game.GameMap;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.rules.Parameters;
import org.wardiary.events.game.rules.RuleSet;
import org.wardiary.events.game.rules.RulesTag;

/**
 * What a picture shows.
 *
 * @param position the position as JSON, as its viewer may see it ({@code records.md}); not changed
 * @param map the game's map, as the game reads it
 * @param tags the record's tags, for the players' names; may be empty
 * @param events bodies of the events of the last answer, drawn as arrows; may be empty
 */
public record DrawnPosition(
    JsonNode position, GameMap map, Tags tags, List<SpecificRecord> events) {

  private static final String UNKNOWN = "?";
  private static final String LOST = "lost";

  /** Copies the list. */
  public DrawnPosition {
    events = List.copyOf(events);
  }

  /** A position without tags or events. */
  public static DrawnPosition of(JsonNode position, GameMap map) {
    return new DrawnPosition(position, map, new Tags(List.of()), List.of());
  }

  /** The same position without units or events. */
  public DrawnPosition withoutUnits() {
    ObjectNode empty = (ObjectNode) position.deepCopy();
    sides().forEach(side -> empty.withObjectProperty("units").putObject(side));
    return new DrawnPosition(empty, map, tags, List.of());
  }

  /** The game's id. */
  public String game() {
    return position.required("game").asText();
  }

  /** The rules that the game is played by, as the position names them. */
  public RuleSet rules() {
    Parameters parameters = Games.find(game()).orElseThrow().parameters();
    return RulesTag.of(text("rules").orElse(""), parameters);
  }

  /**
   * The sides, first-named side first, as the position names them; nobody, if units are of no side.
   */
  public List<String> sides() {
    List<String> sides = new ArrayList<>();
    position.required("units").fieldNames().forEachRemaining(sides::add);
    return sides;
  }

  /** Where a side's units stand, by their ids, in the position's order; lost ones too. */
  public Map<String, String> units(String side) {
    Map<String, String> units = new LinkedHashMap<>();
    position
        .required("units")
        .required(side)
        .properties()
        .forEach(unit -> units.put(unit.getKey(), unit.getValue().asText()));
    return units;
  }

  /** Symbols of the units that a side has lost, in the position's order. */
  public List<Symbol> lost(String side) {
    KindSymbols kinds = KindSymbols.of(game());
    return units(side).entrySet().stream()
        .filter(unit -> unit.getValue().equals(LOST))
        .map(unit -> kinds.symbol(KindSymbols.letter(unit.getKey())))
        .toList();
  }

  /** The player of a side; empty if unknown. */
  public String player(String side) {
    return tags.get(side).filter(name -> !name.equals(UNKNOWN)).orElse("");
  }

  /** Whether a side is to decide. */
  public boolean decides(String side) {
    return text("decides").filter(side::equals).isPresent();
  }

  /** The value of a text field of the position; empty if it is null or absent. */
  public Optional<String> text(String field) {
    JsonNode value = position.path(field);
    return value.isTextual() ? Optional.of(value.asText()) : Optional.empty();
  }

  /** The events of a class, in order. */
  public <E> List<E> events(Class<E> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }
}
