package org.wardiary.events.game.recorded.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wardiary.events.text.Text;

/** Reads the map of a game file. */
final class MapReader {

  private final Cursor root;
  private final Cursor map;
  private final Map<String, Terrain> terrain = new LinkedHashMap<>();

  private MapReader(Cursor root, Cursor map) {
    this.root = root;
    this.map = map;
  }

  static MapPlan read(Cursor root) {
    return new MapReader(root, root.inside("map")).read();
  }

  private MapPlan read() {
    root.entries("terrain").forEach((id, kind) -> terrain.put(id, terrain(kind)));
    Layout layout = layout();
    Map<String, MapPlan.Box> boxes = new LinkedHashMap<>();
    map.entries("boxes")
        .forEach(
            (id, box) -> {
              if (layout.spaces().size() > 0 && layout.isSpace(id)) {
                throw box.ofKey().not("a box off the map", "the space " + id);
              }
              boxes.put(id, Enums.of(box, MapPlan.Box.values()));
            });
    MapPlan plain = new MapPlan(layout, boxes, Map.of(), terrain, Map.of(), Optional.empty());
    return new MapPlan(layout, boxes, names(plain), terrain, edges(plain), picture(plain));
  }

  private Layout layout() {
    Optional<Cursor> grid = map.get("grid");
    Optional<Cursor> spaces = map.get("spaces");
    if (grid.isPresent() && spaces.isPresent()) {
      throw BadGameFile.at(spaces.get().atKey(), "expected a grid or spaces but got both");
    }
    if (grid.isPresent()) {
      return new GridReader(map, terrain).read();
    }
    for (String key : List.of("rows", "number", "low", "first", "upwards", "diagonal")) {
      map.get(key)
          .ifPresent(
              value -> {
                throw BadGameFile.at(
                    value.atKey(),
                    Text.of("expected \"grid\": hex or square with \"%s\" but got none", key));
              });
    }
    return spaces.isPresent() ? new PointsReader(map, terrain).read() : new OpenLayout();
  }

  private Map<String, String> names(MapPlan plain) {
    Map<String, String> names = new LinkedHashMap<>();
    map.entries("spaces")
        .forEach((id, space) -> space.text("name").ifPresent(name -> names.put(id, name)));
    map.entries("names")
        .forEach((id, name) -> names.put(Spaces.known(name.ofKey(), plain), name.text()));
    return names;
  }

  private Map<String, Edge> edges(MapPlan plain) {
    Map<String, Edge> edges = new LinkedHashMap<>();
    root.entries("edges").forEach((id, edge) -> edges.put(id, edge(edge, plain)));
    return edges;
  }

  private Terrain terrain(Cursor kind) {
    return new Terrain(kind.key(), kind.name(), kind.text("color"), cost(kind));
  }

  private Cost cost(Cursor owner) {
    return Cost.read(owner, root.entries("kinds").keySet());
  }

  private Edge edge(Cursor edge, MapPlan plain) {
    Edge.Course course =
        edge.get("course")
            .map(word -> Enums.of(word, Edge.Course.values()))
            .orElse(Edge.Course.ALONG);
    List<SpaceSide> at = new ArrayList<>();
    edge.words("at").forEach(word -> at.addAll(Spaces.sides(word, plain)));
    Optional<String> unless = edge.text("unless");
    return new Edge(edge.key(), edge.name(), edge.text("color"), course, at, cost(edge), unless);
  }

  private Optional<Picture> picture(MapPlan plain) {
    return map.get("picture").map(picture -> PictureReader.read(picture, plain));
  }
}
