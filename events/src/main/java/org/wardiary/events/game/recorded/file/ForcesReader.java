package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wardiary.events.game.recorded.statement.Ids;

/** Reads the kinds of units and the order of battle of a game file. */
final class ForcesReader {

  private final Cursor root;
  private final List<String> sides;
  private final MapPlan map;
  private final Vocabulary vocabulary;
  private final Map<String, Kind> kinds = new LinkedHashMap<>();

  ForcesReader(Cursor root, List<String> sides, MapPlan map, Vocabulary vocabulary) {
    this.root = root;
    this.sides = sides;
    this.map = map;
    this.vocabulary = vocabulary;
  }

  Forces read() {
    root.entries("kinds").forEach((id, kind) -> kinds.put(id, kind(kind)));
    Map<String, GameUnit> units = new LinkedHashMap<>();
    root.entries("units")
        .forEach(
            (id, unit) -> {
              if (sides.contains(id) || id.equals("x") || id.equals("draw")) {
                throw unit.ofKey()
                    .bad("an id of a unit that is no side, nor x or draw,", List.of());
              }
              units.put(id, new UnitReader(unit, sides, map, vocabulary, kinds).read());
            });
    return new Forces(kinds, units);
  }

  private static Kind kind(Cursor kind) {
    List<String> ratings = new ArrayList<>();
    for (Cursor word : kind.words("ratings")) {
      if (!Ids.isId(word.text()) || ratings.contains(word.text())) {
        throw word.bad("a word of letters and digits for each rating, each once,", List.of());
      }
      ratings.add(word.text());
    }
    return new Kind(
        kind.key(), kind.name(), kind.text("symbol"), ratings, kind.whole("steps").orElse(1));
  }
}
