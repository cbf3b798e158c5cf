package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Scenarios and options: parts of a file that replace others. */
final class Scenarios {

  private static final String SCENARIOS = "scenarios";
  private static final String OPTIONS = "options";

  private Scenarios() {}

  /** A file with a scenario and options, as {@link GameFile#scenario} gives it. */
  static GameFile applied(Cursor source, MapPlan map, String scenario, List<String> options) {
    List<Cursor> changes = new ArrayList<>();
    if (!scenario.isEmpty()) {
      changes.add(change(source, SCENARIOS, "a scenario", scenario));
    }
    options.forEach(option -> change(source, OPTIONS, "an option", option));
    source.entries(OPTIONS).values().stream()
        .filter(option -> options.contains(option.key()))
        .forEach(changes::add);
    return changed(source, map, changes);
  }

  private static Cursor change(Cursor source, String key, String what, String name) {
    Map<String, Cursor> all = source.entries(key);
    if (!all.containsKey(name)) {
      Cursor place = source.get(key).orElse(source);
      throw place.unknown(what + " of the game file", name, all.keySet());
    }
    return all.get(name);
  }

  private static GameFile changed(Cursor source, MapPlan map, List<Cursor> changes) {
    Node.Fields root = ((Node.Fields) source.node()).without(SCENARIOS).without(OPTIONS);
    for (Cursor change : changes) {
      root = root.merged(((Node.Fields) change.node()).without("name"));
    }
    Cursor merged = Cursor.root(source.file(), root);
    boolean sameMap = changes.stream().noneMatch(Scenarios::touchesMap);
    return GameFileReader.parts(merged, sameMap ? map : MapReader.read(merged));
  }

  private static boolean touchesMap(Cursor change) {
    return Stream.of("map", "terrain", "edges").anyMatch(key -> change.get(key).isPresent());
  }

  /**
   * Checks that each scenario and each option by itself gives a file without contradictions.
   *
   * @throws BadGameFile if one does not
   */
  static void check(Cursor source, MapPlan map) {
    for (String key : List.of(SCENARIOS, OPTIONS)) {
      source.entries(key).values().forEach(change -> changed(source, map, List.of(change)));
    }
  }
}
