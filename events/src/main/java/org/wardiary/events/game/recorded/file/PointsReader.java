package org.wardiary.events.game.recorded.file;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a map of named spaces with connections. */
final class PointsReader {

  private final Map<String, Cursor> spaces;
  private final Map<String, Terrain> terrain;

  PointsReader(Cursor map, Map<String, Terrain> terrain) {
    this.spaces = map.entries("spaces");
    this.terrain = terrain;
  }

  Layout read() {
    Map<String, Set<String>> links = new LinkedHashMap<>();
    spaces.keySet().forEach(id -> links.put(id, new LinkedHashSet<>()));
    spaces.forEach((id, space) -> space.words("to").forEach(word -> link(links, id, word)));
    Map<String, PointLayout.Spot> spots = new LinkedHashMap<>();
    spaces.forEach(
        (id, space) ->
            spots.put(
                id,
                new PointLayout.Spot(
                    space.get("at").map(Cursor::point),
                    List.copyOf(links.get(id)),
                    space.get("terrain").map(this::kind))));
    return new PointLayout(spots);
  }

  private static void link(Map<String, Set<String>> links, String id, Cursor word) {
    if (!links.containsKey(word.text()) || word.text().equals(id)) {
      throw word.bad("another space of the map", links.keySet());
    }
    links.get(id).add(word.text());
    links.get(word.text()).add(id);
  }

  private String kind(Cursor word) {
    if (!terrain.containsKey(word.text())) {
      throw word.bad("a terrain", terrain.keySet());
    }
    return word.text();
  }
}
