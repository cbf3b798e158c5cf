package org.wardiary.events.referee;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.MapFile;

/** Finds maps, and the game files of games that are recorded only. */
public interface MapLibrary {

  /**
   * The map with a name.
   *
   * @param name letters, digits, {@code -} and {@code _}; a library on files finds no other name
   */
  Optional<MapFile> find(String name);

  /** Whether a map is bundled with the program, so that events need not contain its text. */
  boolean isBundled(MapFile map);

  /** The names that messages list, sorted; {@link #find} may find more. */
  List<String> names();

  /**
   * The game file of a recorded game.
   *
   * @param id as {@link #find} takes names
   */
  Optional<MapFile> gameFile(String id);

  /** The ids of the game files that are known, sorted; {@link #gameFile} may find more. */
  List<String> gameFiles();

  /**
   * The newest edition of a game file that games were recorded by before, for a file that {@link
   * #gameFile} does not find; it may take long to look.
   *
   * @param named its id or title
   */
  default Optional<MapFile> usedGameFile(String named) {
    return Optional.empty();
  }

  /** Where game files are looked for, in words for messages. */
  String gameFilePlaces();

  /** The maps that are bundled with the program. */
  static MapLibrary bundled() {
    return with(List.of());
  }

  /**
   * The bundled maps and those in other folders. A bundled name always means the bundled map; for
   * any other name the first folder that has it wins.
   */
  static MapLibrary with(List<Path> folders) {
    return with(folders, List.of());
  }

  /** As {@link #with(List)}; game files are looked for in further folders too. */
  static MapLibrary with(List<Path> folders, List<Path> gameFiles) {
    return new MapFolders(folders, gameFiles);
  }
}
