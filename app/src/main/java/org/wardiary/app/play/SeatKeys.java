package org.wardiary.app.play;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wardiary.events.file.FileProblem;
import org.wardiary.events.text.Text;

/**
 * The keys of the seats of games opened here: whoever has a key holds its seat. They are kept only
 * in a file that only its owner can read. Thread-safe.
 */
public final class SeatKeys {

  /** Name of the file in the data folder. */
  public static final String FILE = "play.keys";

  private static final int BYTES = 16;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  /**
   * The keys of a game, 32 hex digits each.
   *
   * @param director key of the director, who sees everything and may answer for both sides
   * @param sides keys of the sides
   * @param owner key of whoever opened the game, the same for all games opened in one browser
   */
  public record GameKeys(String director, List<String> sides, String owner) {

    /** Copies the list. */
    public GameKeys {
      sides = List.copyOf(sides);
    }

    /** The seat of a key: -1 the director, from 0 on a side; empty if it is none of these. */
    Optional<Integer> seat(String key) {
      for (int side = 0; side < sides.size(); side++) {
        if (same(sides.get(side), key)) {
          return Optional.of(side);
        }
      }
      return same(director, key) ? Optional.of(-1) : Optional.empty();
    }

    /** Compares in constant time, so that the time does not reveal how much of a key is right. */
    private static boolean same(String one, String other) {
      return MessageDigest.isEqual(Text.utf8(one), Text.utf8(other));
    }
  }

  private final Path file;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, GameKeys> keys = new LinkedHashMap<>();

  private SeatKeys(Path file) {
    this.file = file;
  }

  /**
   * The keys in a data folder.
   *
   * @throws UncheckedIOException if the file exists and cannot be read
   */
  public static SeatKeys in(Path folder) {
    SeatKeys keys = new SeatKeys(folder.resolve(FILE));
    try {
      if (Files.exists(keys.file)) {
        MAPPER
            .readTree(Files.readAllBytes(keys.file))
            .properties()
            .forEach(game -> keys.keys.put(game.getKey(), read(game.getValue())));
      }
      return keys;
    } catch (IOException e) {
      throw new UncheckedIOException(
          Text.of("expected the keys of games in %s but: %s", keys.file, FileProblem.text(e)), e);
    }
  }

  private static GameKeys read(JsonNode game) {
    List<String> sides = new ArrayList<>();
    game.path("sides").forEach(side -> sides.add(side.asText()));
    return new GameKeys(game.path("director").asText(), sides, game.path("owner").asText());
  }

  /** The keys of a game that was opened here. */
  public synchronized Optional<GameKeys> of(String gameId) {
    return Optional.ofNullable(keys.get(gameId));
  }

  /** Ids of the games that the holder of an owner's key opened here, latest first. */
  public synchronized List<String> games(String owner) {
    List<String> ids = new ArrayList<>();
    keys.forEach(
        (id, game) -> {
          // a game without an owner is nobody's
          if (!owner.isEmpty() && GameKeys.same(game.owner(), owner)) {
            ids.add(id);
          }
        });
    Collections.reverse(ids);
    return ids;
  }

  /**
   * Draws the keys of a new game; they are in the file when this returns.
   *
   * @param sides how many sides it has
   * @param shown the owner's key that whoever opens the game has; one that was not drawn here is
   *     replaced by a new one
   * @throws UncheckedIOException if the file cannot be written
   */
  public synchronized GameKeys draw(String gameId, int sides, Optional<String> shown) {
    String owner = shown.filter(key -> !games(key).isEmpty()).orElseGet(this::key);
    GameKeys drawn = new GameKeys(key(), Stream.generate(this::key).limit(sides).toList(), owner);
    keys.put(gameId, drawn);
    try {
      write();
    } catch (IOException e) {
      keys.remove(gameId);
      throw new UncheckedIOException(e);
    }
    return drawn;
  }

  private String key() {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  private void write() throws IOException {
    ObjectNode all = MAPPER.createObjectNode();
    keys.forEach(
        (id, game) -> {
          ObjectNode one = all.putObject(id).put("director", game.director());
          game.sides().forEach(one.putArray("sides")::add);
          one.put("owner", game.owner());
        });
    Path beside = file.resolveSibling(FILE + ".new");
    Files.deleteIfExists(beside);
    create(beside);
    try (FileChannel out = FileChannel.open(beside, StandardOpenOption.WRITE)) {
      ByteBuffer bytes = ByteBuffer.wrap(MAPPER.writeValueAsBytes(all));
      while (bytes.hasRemaining()) {
        out.write(bytes);
      }
      out.force(true);
    }
    Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static void create(Path path) throws IOException {
    if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(
          path, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    } else {
      Files.createFile(path);
    }
  }
}
