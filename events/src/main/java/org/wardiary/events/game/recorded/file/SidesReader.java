package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
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
          boolean type =
              id.endsWith(TYPE) && all.containsKey(id.substring(0, id.length() - TYPE.length()));
          if (RESERVED.contains(id) || type) {
            throw side.ofKey().bad("an id of a side that is no other word of records", List.of());
          }
          sides.add(new GameSide(id, side.name(), side.text("color")));
        });
    return List.copyOf(sides);
  }
}
