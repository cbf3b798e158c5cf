package org.wardiary.events.referee;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.Encoding;
import org.wardiary.events.text.Text;

/**
 * Finds maps among the bundled ones and in folders of {@code NAME.json} files. Safe to share
 * between threads.
 */
final class MapFolders implements MapLibrary {

  private static final String SUFFIX = ".json";
  private static final int LONGEST_NAME = 100;
  private static final int LARGEST_FILE = 1 << 20;

  private final List<Path> folders;
  private final Map<String, MapFile> bundled = new ConcurrentHashMap<>();

  MapFolders(List<Path> folders) {
    this.folders = List.copyOf(folders);
  }

  @Override
  public Optional<MapFile> find(String name) {
    if (!isName(name)) {
      return Optional.empty();
    }
    Optional<MapFile> map = bundled(name);
    return map.isPresent() ? map : findInFolders(name);
  }

  @Override
  public boolean isBundled(MapFile map) {
    return isName(map.name()) && bundled(map.name()).filter(map::equals).isPresent();
  }

  /** Caches only maps that exist, since records may name any number of others. */
  private Optional<MapFile> bundled(String name) {
    Optional<MapFile> known = Optional.ofNullable(bundled.get(name));
    Optional<MapFile> map = known.isPresent() ? known : readBundled(name);
    map.ifPresent(found -> bundled.putIfAbsent(name, found));
    return map;
  }

  @Override
  public List<String> names() {
    TreeSet<String> names = new TreeSet<>();
    Games.all().stream().map(Game::standardMap).forEach(names::add);
    folders.forEach(folder -> addNames(folder, names));
    return List.copyOf(names);
  }

  /**
   * Whether a name consists only of letters, digits, {@code -} and {@code _} and is not too long.
   */
  static boolean isName(String name) {
    return !name.isEmpty()
        && name.length() <= LONGEST_NAME
        && name.chars().allMatch(MapFolders::isNameCharacter);
  }

  private static boolean isNameCharacter(int c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || c == '-'
        || c == '_';
  }

  private static Optional<MapFile> readBundled(String name) {
    String resource = "/maps/" + name + SUFFIX;
    try (InputStream in = MapFolders.class.getResourceAsStream(resource)) {
      return in == null ? Optional.empty() : Optional.of(decode(name, in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the bundled map " + resource, e);
    }
  }

  private Optional<MapFile> findInFolders(String name) {
    for (Path folder : folders) {
      Path file = folder.resolve(name + SUFFIX);
      if (Files.isRegularFile(file)) {
        return Optional.of(readFile(name, file));
      }
    }
    return Optional.empty();
  }

  private static MapFile readFile(String name, Path file) {
    try {
      long size = Files.size(file);
      if (size > LARGEST_FILE) {
        throw new BadMap(
            name, Text.of("expected at most %d bytes but it has %d", LARGEST_FILE, size));
      }
      return decode(name, Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the map " + file, e);
    }
  }

  private static MapFile decode(String name, byte[] bytes) {
    try {
      return new MapFile(name, Encoding.decode(bytes));
    } catch (CharacterCodingException e) {
      throw new BadMap(name, e.getMessage());
    }
  }

  private static void addNames(Path folder, Set<String> names) {
    try (Stream<Path> files = Files.list(folder)) {
      files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(SUFFIX))
          .map(file -> file.substring(0, file.length() - SUFFIX.length()))
          .filter(MapFolders::isName)
          .forEach(names::add);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list the maps in " + folder, e);
    }
  }
}
