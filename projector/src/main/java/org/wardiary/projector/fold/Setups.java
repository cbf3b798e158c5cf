package org.wardiary.projector.fold;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.wardiary.events.event.GameStarted;
import org.wardiary.events.event.Sha256;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Layout;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;

/** Reads a game's setup from its first event. Safe to share between threads. */
final class Setups {

  /** A map that a game has parsed; the hash tells maps of one name apart. */
  private record Parsed(MapFile map, Layout layout) {}

  private record Key(String game, String map, Sha256 hash) {}

  // few maps serve all games; a custom map beyond that is parsed again each time
  private static final int KEPT = 64;
  private static final Map<Key, Parsed> MAPS = new ConcurrentHashMap<>();

  private Setups() {}

  /**
   * The setup.
   *
   * @throws CorruptEvent if this program does not have the game, the side or the map
   */
  static Setup of(GameStarted started) {
    Game game =
        Games.find(started.getGame())
            .orElseThrow(
                () -> new CorruptEvent("expected a known game but got " + started.getGame()));
    int first = started.getSides().indexOf(started.getFirst());
    if (!started.getSides().equals(game.sides()) || first < 0) {
      throw new CorruptEvent(
          "expected the sides %s but got %s, first %s"
              .formatted(game.sides(), started.getSides(), started.getFirst()));
    }
    Parsed parsed = map(game, started);
    return new Setup(game, first, parsed.map(), parsed.layout(), tags(started));
  }

  private static Tags tags(GameStarted started) {
    return new Tags(
        started.getTags().stream()
            .map(tag -> new Tags.Pair(tag.getName(), tag.getValue()))
            .toList());
  }

  private static Parsed map(Game game, GameStarted started) {
    Key key = new Key(game.id(), started.getMap(), started.getMapHash());
    Parsed known = MAPS.get(key);
    if (known != null) {
      return known;
    }
    Parsed parsed = parse(game, started);
    if (MAPS.size() < KEPT) {
      MAPS.put(key, parsed);
    }
    return parsed;
  }

  private static Parsed parse(Game game, GameStarted started) {
    byte[] bytes =
        started.getMapText().isEmpty()
            ? bundled(started.getMap())
            : started.getMapText().getBytes(StandardCharsets.UTF_8);
    if (!sha256(bytes).equals(started.getMapHash())) {
      throw new CorruptEvent(
          "expected the map '%s' that the game was played on but it is another of that name"
              .formatted(started.getMap()));
    }
    MapFile file = new MapFile(started.getMap(), new String(bytes, StandardCharsets.UTF_8));
    return new Parsed(file, game.layout(file));
  }

  private static byte[] bundled(String name) {
    try (InputStream in = Game.class.getResourceAsStream("/maps/" + name + ".json")) {
      if (in == null) {
        throw new CorruptEvent("expected a bundled map but there is no '%s'".formatted(name));
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new CorruptEvent("expected the bundled map '%s' to be readable".formatted(name), e);
    }
  }

  private static Sha256 sha256(byte[] bytes) {
    try {
      return new Sha256(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("expected a Java with SHA-256 but it has none", e);
    }
  }
}
