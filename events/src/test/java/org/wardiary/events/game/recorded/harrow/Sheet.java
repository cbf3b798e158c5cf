package org.wardiary.events.game.recorded.harrow;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The map sheet and the order of battle: what is printed, as the game file has it.
 *
 * @param rows letters of terrain, from the top
 * @param river sides of hexes along which the river runs
 * @param bridge sides across which the bridge leads
 * @param ford sides across which the ford leads
 * @param road sides across which a road leads
 * @param counters all counters, in the order of battle
 */
record Sheet(
    List<String> rows,
    Set<Set<Hex>> river,
    Set<Set<Hex>> bridge,
    Set<Set<Hex>> ford,
    Set<Set<Hex>> road,
    List<Counter> counters) {

  /** Reads the bundled game file. */
  static Sheet bundled() {
    ObjectMapper json = new ObjectMapper().enable(JsonParser.Feature.ALLOW_COMMENTS);
    try (InputStream in = Sheet.class.getResourceAsStream("/games/harrow.game.json")) {
      JsonNode file = json.readTree(in);
      List<String> rows = new ArrayList<>();
      file.at("/map/rows").forEach(row -> rows.add(row.asText()));
      List<Counter> counters = new ArrayList<>();
      file.get("units")
          .properties()
          .forEach(it -> counters.add(counter(it.getKey(), it.getValue())));
      JsonNode edges = file.get("edges");
      return new Sheet(
          rows,
          sides(edges.at("/river/at"), "\\|"),
          sides(edges.at("/bridge/at"), "-"),
          sides(edges.at("/ford/at"), "-"),
          sides(edges.at("/road/at"), "-"),
          counters);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<Set<Hex>> sides(JsonNode chains, String between) {
    Set<Set<Hex>> sides = new HashSet<>();
    for (String chain : chains.asText().split(" ")) {
      List<Hex> hexes = Arrays.stream(chain.split(between)).map(Hex::of).toList();
      for (int i = 1; i < hexes.size(); i++) {
        sides.add(Set.of(hexes.get(i - 1), hexes.get(i)));
      }
    }
    return sides;
  }

  private static Counter counter(String id, JsonNode unit) {
    List<String> words = List.of(unit.get("is").asText().split(" "));
    int turn = words.indexOf("turn");
    Optional<Hex> start = turn < 0 ? Optional.of(entry(words)) : Optional.empty();
    return new Counter(
        id,
        Side.valueOf(words.get(0).toUpperCase(Locale.ROOT)),
        words.get(1),
        Integer.parseInt(words.get(2).split("/")[0]),
        Integer.parseInt(words.get(3)),
        start,
        turn < 0 ? 0 : Integer.parseInt(words.get(turn + 1)));
  }

  private static Hex entry(List<String> words) {
    return Hex.of(words.get(words.size() - 1).substring(1));
  }

  /** Whether a hex is on the map. */
  boolean has(Hex hex) {
    return hex.row() >= 1
        && hex.row() <= rows.size()
        && hex.column() >= 1
        && hex.column() <= rows.get(0).length();
  }

  /** The letter of a hex's terrain. */
  char terrain(Hex hex) {
    return rows.get(hex.row() - 1).charAt(hex.column() - 1);
  }

  /** The hexes on the map around another. */
  List<Hex> around(Hex hex) {
    return hex.around().stream().filter(this::has).toList();
  }

  /** A counter. */
  Counter counter(String id) {
    return counters.stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow();
  }
}
