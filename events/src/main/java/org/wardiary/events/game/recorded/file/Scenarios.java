package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Scenarios and options: parts of a file that replace others. */
final class Scenarios {

  private static final String SCENARIOS = "scenarios";
  private static final String OPTIONS = "options";

  private Scenarios() {}

  static GameFile applied(Cursor source, String scenario, List<String> options) {
    List<Cursor> changes = new ArrayList<>();
    if (!scenario.isEmpty()) {
      changes.add(change(source, SCENARIOS, scenario));
    }
    options.forEach(option -> change(source, OPTIONS, option));
    source.entries(OPTIONS).values().stream()
        .filter(option -> options.contains(option.key()))
        .forEach(changes::add);
    return GameFileReader.parts(merged(source, changes));
  }

  private static Cursor change(Cursor source, String key, String name) {
    Map<String, Cursor> all = source.entries(key);
    if (!all.containsKey(name)) {
      String what =
          key.equals(SCENARIOS) ? "a scenario of the game file" : "an option of the game file";
      throw source.get(key).orElse(source).unknown(what, name, all.keySet());
    }
    return all.get(name);
  }

  private static Cursor merged(Cursor source, List<Cursor> changes) {
    Node.Fields root = ((Node.Fields) source.node()).without(SCENARIOS).without(OPTIONS);
    for (Cursor change : changes) {
      root = root.merged(((Node.Fields) change.node()).without("name"));
    }
    return Cursor.root(source.file(), root);
  }

  /**
   * Checks that each scenario and each option by itself gives a file without contradictions.
   *
   * @throws BadGameFile if one does not
   */
  static void check(Cursor source) {
    for (String key : List.of(SCENARIOS, OPTIONS)) {
      source
          .entries(key)
          .values()
          .forEach(change -> GameFileReader.parts(merged(source, List.of(change))));
    }
  }
}
