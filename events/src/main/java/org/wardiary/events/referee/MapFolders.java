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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wardiary.events.game.BadMap;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.text.Encoding;
import org.wardiary.events.text.Text;

/**
 * Finds maps and game files among the bundled ones and in folders of {@code NAME.json} and {@code
 * NAME.game.json} files. Safe to share between threads.
 */
final class MapFolders implements MapLibrary {

  private static final String MAP = ".json";
  private static final String GAME_FILE = ".game.json";
  private static final List<String> BUNDLED_GAMES = List.of("harrow", "salt-towns");
  private static final int LONGEST_NAME = 100;
  private static final int LARGEST_FILE = 1 << 20;

  private final List<Path> folders;
  private final List<Path> gameFolders;
  private final Map<String, MapFile> bundled = new ConcurrentHashMap<>();
  private final Map<MapFile, MapFile> pictured = new ConcurrentHashMap<>();

  /**
   * @param folders folders with maps and game files
   * @param gameFiles folders with game files alone
   */
  MapFolders(List<Path> folders, List<Path> gameFiles) {
    this.folders = List.copyOf(folders);
    this.gameFolders = Stream.concat(folders.stream(), gameFiles.stream()).toList();
  }

  @Override
  public Optional<MapFile> find(String name) {
    if (!isName(name)) {
      return Optional.empty();
    }
    Optional<MapFile> map = bundled(name);
    return map.isPresent() ? map : findIn(folders, name);
  }

  /** A game file of a folder comes before a bundled one, since clubs mend what they use. */
  @Override
  public Optional<MapFile> gameFile(String id) {
    return isName(id)
        ? gameFolders.stream()
            .map(folder -> folder.resolve(id + GAME_FILE))
            .filter(Files::isRegularFile)
            .findFirst()
            .map(file -> pictured(file, readFile(id, file)))
            .or(() -> bundled("/games/", id, GAME_FILE))
        : Optional.empty();
  }

  /** The file with its picture; each is made once. */
  private MapFile pictured(Path file, MapFile read) {
    return read.text().contains("\"picture\"")
        ? pictured.computeIfAbsent(
            read, plain -> new MapFile(plain.name(), PictureFiles.whole(file, plain.text())))
        : read;
  }

  @Override
  public List<String> gameFiles() {
    TreeSet<String> ids = new TreeSet<>(BUNDLED_GAMES);
    gameFolders.forEach(folder -> addNames(folder, GAME_FILE, ids));
    return List.copyOf(ids);
  }

  @Override
  public String gameFilePlaces() {
    String bundledIds = "bundled are " + String.join(", ", BUNDLED_GAMES);
    return gameFolders.isEmpty()
        ? bundledIds
        : Text.of("%s; none in %s", bundledIds, paths(gameFolders));
  }

  private static String paths(List<Path> folders) {
    return folders.stream()
        .map(folder -> folder.toAbsolutePath().normalize().toString())
        .distinct()
        .collect(Collectors.joining(", "));
  }

  @Override
  public boolean isBundled(MapFile map) {
    return isName(map.name()) && bundled(map.name()).filter(map::equals).isPresent();
  }

  private Optional<MapFile> bundled(String name) {
    return bundled("/maps/", name, MAP);
  }

  /** Caches only files that exist, since records may name any number of others. */
  private Optional<MapFile> bundled(String folder, String name, String suffix) {
    String resource = folder + name + suffix;
    Optional<MapFile> known = Optional.ofNullable(bundled.get(resource));
    Optional<MapFile> file = known.isPresent() ? known : readBundled(resource, name);
    file.ifPresent(found -> bundled.putIfAbsent(resource, found));
    return file;
  }

  @Override
  public List<String> names() {
    TreeSet<String> names = new TreeSet<>();
    Games.all().stream().map(Game::standardMap).forEach(names::add);
    folders.forEach(folder -> addNames(folder, MAP, names));
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

  private static Optional<MapFile> readBundled(String resource, String name) {
    try (InputStream in = MapFolders.class.getResourceAsStream(resource)) {
      return in == null ? Optional.empty() : Optional.of(decode(name, in.readAllBytes()));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the bundled file " + resource, e);
    }
  }

  private static Optional<MapFile> findIn(List<Path> folders, String name) {
    for (Path folder : folders) {
      Path file = folder.resolve(name + MAP);
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

  private static void addNames(Path folder, String suffix, Set<String> names) {
    try (Stream<Path> files = Files.list(folder)) {
      files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(suffix))
          .map(file -> file.substring(0, file.length() - suffix.length()))
          .filter(MapFolders::isName)
          .forEach(names::add);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot list the maps in " + folder, e);
    }
  }
}
