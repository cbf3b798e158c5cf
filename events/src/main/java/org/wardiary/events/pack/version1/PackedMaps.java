package org.wardiary.events.pack.version1;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.referee.MapLibrary;

/** The maps of a library and those that packed records contain. */
final class PackedMaps implements MapLibrary {

  private final MapLibrary library;
  private final Map<String, MapFile> own = new TreeMap<>();

  PackedMaps(MapLibrary library) {
    this.library = library;
  }

  void add(MapFile map) {
    own.put(map.name(), map);
  }

  /** The maps that the packed records contain, sorted by name. */
  List<MapFile> own() {
    return List.copyOf(own.values());
  }

  @Override
  public Optional<MapFile> find(String name) {
    MapFile map = own.get(name);
    return map == null ? library.find(name) : Optional.of(map);
  }

  @Override
  public boolean isBundled(MapFile map) {
    return library.isBundled(map);
  }

  @Override
  public List<String> names() {
    List<String> names = new ArrayList<>(library.names());
    names.addAll(own.keySet());
    return names.stream().distinct().sorted().toList();
  }
}
