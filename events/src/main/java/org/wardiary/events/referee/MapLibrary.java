package org.wardiary.events.referee;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.MapFile;

/** Where maps come from. */
public interface MapLibrary {

  /**
   * The map with a name.
   *
   * @param name letters, digits, {@code -} and {@code _}; any other name is not found
   */
  Optional<MapFile> find(String name);

  /** Whether the map is bundled with the program, so that events need not carry its text. */
  boolean isBundled(MapFile map);

  /** Names that {@link #find} finds and that messages list, sorted. */
  List<String> names();

  /** The maps that the program brings with it. */
  static MapLibrary bundled() {
    return new MapFolders(List.of());
  }

  /**
   * The bundled maps and those of further folders. A bundled name always means the bundled map;
   * else the first folder that has it wins.
   */
  static MapLibrary with(List<Path> folders) {
    return new MapFolders(folders);
  }
}
