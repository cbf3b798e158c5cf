package org.wardiary.app.archive;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Text;

/**
 * A library of maps and game files, and after them the game files by which games of an archive were
 * recorded. The archive is asked once for each file. Safe to share between threads.
 */
public final class UsedGameFiles implements MapLibrary {

  private final MapLibrary near;
  private final String place;
  private final Function<String, Optional<MapFile>> archive;
  private final Map<String, Optional<MapFile>> asked = new ConcurrentHashMap<>();

  /**
   * @param near the maps and game files that are at hand
   * @param place where the archive is, for messages
   * @param archive finds a game file in the archive by its id or title
   */
  public UsedGameFiles(MapLibrary near, String place, Function<String, Optional<MapFile>> archive) {
    this.near = near;
    this.place = place;
    this.archive = archive;
  }

  @Override
  public Optional<MapFile> find(String name) {
    return near.find(name);
  }

  @Override
  public boolean isBundled(MapFile map) {
    return near.isBundled(map);
  }

  @Override
  public List<String> names() {
    return near.names();
  }

  @Override
  public Optional<MapFile> gameFile(String id) {
    return near.gameFile(id);
  }

  @Override
  public List<String> gameFiles() {
    return near.gameFiles();
  }

  @Override
  public Optional<MapFile> usedGameFile(String named) {
    return asked.computeIfAbsent(named, archive);
  }

  @Override
  public String gameFilePlaces() {
    return Text.of(
        "%s; no game in the archive %s was recorded by it", near.gameFilePlaces(), place);
  }
}
