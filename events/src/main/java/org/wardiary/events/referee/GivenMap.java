package org.wardiary.events.referee;

import java.util.List;
import java.util.Optional;
import org.wardiary.events.game.MapFile;

/**
 * The bundled maps, and one more map that is found under any other name.
 *
 * @param bundled the bundled maps
 * @param text text of the additional map; empty if there is none
 */
public record GivenMap(MapLibrary bundled, String text) implements MapLibrary {

  /**
   * The maps by which the record of a stored game is judged again: the map that is in the game, and
   * not what a folder may have under its name by now.
   *
   * @param map the game's map
   */
  public static GivenMap of(MapFile map) {
    MapLibrary bundled = MapLibrary.bundled();
    return new GivenMap(bundled, bundled.isBundled(map) ? "" : map.text());
  }

  @Override
  public Optional<MapFile> find(String name) {
    return bundled
        .find(name)
        .or(() -> text.isEmpty() ? Optional.empty() : Optional.of(new MapFile(name, text)));
  }

  /**
   * A game file that was given comes first, since it is the edition that the game was played by.
   */
  @Override
  public Optional<MapFile> gameFile(String id) {
    return text.isEmpty() ? bundled.gameFile(id) : Optional.of(new MapFile(id, text));
  }

  /** None if one was given, so that no title means another. */
  @Override
  public List<String> gameFiles() {
    return text.isEmpty() ? bundled.gameFiles() : List.of();
  }

  @Override
  public String gameFilePlaces() {
    return bundled.gameFilePlaces();
  }

  @Override
  public boolean isBundled(MapFile map) {
    return bundled.isBundled(map);
  }

  @Override
  public List<String> names() {
    return bundled.names();
  }
}
