package org.wardiary.events.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/**
 * The games. Those with complete rules are listed in display order, each a line of {@code
 * META-INF/services/org.wardiary.events.game.Game}; any jar with such a file contributes its games.
 * Games that are recorded only come with their records, as a game file or as what the tags say: the
 * program knows those that it has met.
 */
public final class Games {

  private static final List<Game> ALL =
      ServiceLoader.load(Game.class, Games.class.getClassLoader()).stream()
          .map(ServiceLoader.Provider::get)
          .toList();

  private static final Map<String, Game> MET = new ConcurrentHashMap<>();

  private Games() {}

  /** All games with complete rules. */
  public static List<Game> all() {
    return ALL;
  }

  /** The game with complete rules that has an id. */
  public static Optional<Game> refereed(String id) {
    return ALL.stream().filter(game -> game.id().equals(id)).findFirst();
  }

  /** The game with an id: one with complete rules, or a recorded one that was met. */
  public static Optional<Game> find(String id) {
    return refereed(id).or(() -> Optional.ofNullable(MET.get(id)));
  }

  /** Makes a recorded game known; it takes the place of an earlier edition of its file. */
  public static void meet(Game game) {
    MET.put(game.id(), game);
  }

  /** Makes a recorded game known unless one with its id is. */
  public static void meet(String id, Supplier<Game> game) {
    if (find(id).isEmpty()) {
      MET.putIfAbsent(id, game.get());
    }
  }
}
