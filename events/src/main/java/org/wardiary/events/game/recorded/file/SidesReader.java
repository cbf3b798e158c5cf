package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the sides of a game file. */
final class SidesReader {

  /** Words that mean something else in a record. */
  private static final Set<String> RESERVED =
      Set.of(
          "x",
          "draw",
          "all",
          "none",
          "chance",
          "umpire",
          "Game",
          "Event",
          "Site",
          "Date",
          "Round",
          "First",
          "Result",
          "Termination",
          "Map",
          "Rules",
          "Dice",
          "Cards",
          "Random",
          "GameId",
          "GameFile",
          "Scenario",
          "Options",
          "Score",
          "Bid",
          "Sides",
          "Places");

  private static final String TYPE = "Type";

  private SidesReader() {}

  static List<GameSide> read(Cursor root) {
    List<GameSide> sides = new ArrayList<>();
    Map<String, Cursor> all = root.entries("sides");
    all.forEach(
        (id, side) -> {
          if (!isId(id, all.keySet())) {
            throw side.ofKey().bad("an id of a side that is no other word of records", List.of());
          }
          sides.add(new GameSide(id, side.name(), side.text("color")));
        });
    return List.copyOf(sides);
  }

  /** Whether a text can be the id of a side, among the ids of all sides. */
  static boolean isId(String text, Collection<String> all) {
    int stem = text.length() - TYPE.length();
    boolean type = text.endsWith(TYPE) && all.contains(text.substring(0, stem));
    return Schema.FILE.property("sides").orElseThrow().isKey(text)
        && !RESERVED.contains(text)
        && !type;
  }
}
