package org.wardiary.events.referee;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.wardiary.events.game.CorruptEvent;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.MapFile;
import org.wardiary.events.game.Tags;
import org.wardiary.events.game.recorded.RecordedGame;
import org.wardiary.events.game.recorded.RecordedTags;
import org.wardiary.events.game.recorded.file.BadGameFile;
import org.wardiary.events.game.recorded.file.GameFile;
import org.wardiary.events.game.recorded.file.GameFileReader;
import org.wardiary.events.game.recorded.file.GameSide;
import org.wardiary.events.referee.Setups.Resolved;
import org.wardiary.events.text.Text;

/**
 * Finds the recorded game that a record means: by its game file, by the title of one, or by the
 * sides that the record names itself. Safe to share between threads.
 */
final class RecordedGames {

  private record Key(MapFile text, String scenario, List<String> options) {}

  private static final int MOST_SIDES = 8;
  private static final int KEPT = 256;

  private record Named(String title, List<String> sides) {}

  private final MapLibrary library;
  private final Map<Named, RecordedGame> implied = new ConcurrentHashMap<>();
  private final Map<Key, RecordedGame> files = new ConcurrentHashMap<>();
  private final Map<String, String> titles = new HashMap<>();
  private boolean titlesRead;

  RecordedGames(MapLibrary library) {
    this.library = library;
  }

  /**
   * The setup that tags describe whose game has no complete rules.
   *
   * @param with makes the setup of a game and its canonical tags
   */
  Resolved of(Tags tags, BiFunction<Game, Tags, Resolved> with) {
    String title = tags.get("Game").orElseThrow();
    try {
      Optional<String> id = tags.get(RecordedTags.GAME_FILE).or(() -> titled(title));
      Optional<MapFile> file = id.flatMap(library::gameFile).or(() -> used(id, tags));
      if (file.isPresent()) {
        Optional<Resolved> unknown = unknownWord(read(file.get()), tags);
        if (unknown.isPresent()) {
          return unknown.get();
        }
        RecordedGame game = game(file.get(), tags);
        if (!game.file().id().equals(file.get().name())) {
          String reason = "expected a game file with the id %s but its id is %s";
          return new Resolved.Bad(
              RecordedTags.GAME_FILE, "", Text.of(reason, file.get().name(), game.file().id()));
        }
        return with.apply(
            game, tags.with("Game", game.title()).with(RecordedTags.GAME_FILE, file.get().name()));
      }
      if (id.isPresent()) {
        String reason = "expected the id of a game file but GameFile is '%s' (%s)";
        return new Resolved.Bad(
            RecordedTags.GAME_FILE, "", Text.of(reason, id.get(), library.gameFilePlaces()));
      }
      return ofSides(title, tags, with);
    } catch (BadGameFile e) {
      return new Resolved.Bad(RecordedTags.GAME_FILE, "", e.getMessage());
    }
  }

  /** The file by which games were recorded before; a record that names its sides needs none. */
  private Optional<MapFile> used(Optional<String> id, Tags tags) {
    return id.isEmpty() && tags.get(RecordedTags.SIDES).isPresent()
        ? Optional.empty()
        : library.usedGameFile(id.orElse(tags.get("Game").orElseThrow()));
  }

  /** What is wrong with the words of the tags Scenario and Options; empty if the file has them. */
  private static Optional<Resolved> unknownWord(GameFile file, Tags tags) {
    List<String> scenarios = List.copyOf(file.scenarios().keySet());
    List<String> options = List.copyOf(file.options().keySet());
    return Stream.concat(
            tags.get(RecordedTags.SCENARIO).stream()
                .filter(word -> !scenarios.contains(word))
                .map(word -> Setups.unknown(RecordedTags.SCENARIO, word, scenarios)),
            tags.get(RecordedTags.OPTIONS).map(RecordedTags::list).stream()
                .flatMap(List::stream)
                .filter(word -> !options.contains(word))
                .map(word -> Setups.unknown(RecordedTags.OPTIONS, word, options)))
        .findFirst();
  }

  private Resolved ofSides(String title, Tags tags, BiFunction<Game, Tags, Resolved> with) {
    Optional<String> named = tags.get(RecordedTags.SIDES);
    if (named.isEmpty()) {
      return unknownGame(title);
    }
    List<String> sides = RecordedTags.list(named.get());
    if (!GameSide.areIds(sides)) {
      String reason =
          "expected the names of 2 to %d sides, letters and digits, separated by commas"
              + " but Sides is '%s'";
      return new Resolved.Bad(RecordedTags.SIDES, "", Text.of(reason, MOST_SIDES, named.get()));
    }
    if (implied.size() > KEPT) {
      implied.clear();
    }
    RecordedGame game = implied.computeIfAbsent(new Named(title, sides), RecordedGames::implied);
    return with.apply(met(game), tags.with(RecordedTags.SIDES, String.join(", ", sides)));
  }

  /** The game of records without a file. */
  private static RecordedGame implied(Named game) {
    GameFile file = GameFile.implied(game.title, game.sides);
    return new RecordedGame(file, new MapFile(RecordedGame.slug(game.title), file.canonical()));
  }

  private Resolved unknownGame(String title) {
    String known = String.join(", ", Games.all().stream().map(Game::id).toList());
    String reason =
        "expected one of %s, or a game with a tag GameFile or Sides, but Game is '%s',"
            + " and no game file has this title (%s)";
    return new Resolved.Bad("Game", "", Text.of(reason, known, title, library.gameFilePlaces()));
  }

  /**
   * The recorded game that an event began.
   *
   * @throws CorruptEvent if its game file cannot be read
   */
  RecordedGame of(MapFile file, Tags tags) {
    try {
      return game(file, tags);
    } catch (BadGameFile e) {
      throw new CorruptEvent(e.getMessage(), e);
    }
  }

  private RecordedGame game(MapFile text, Tags tags) {
    if (files.size() > KEPT) {
      files.clear();
    }
    String scenario = tags.get(RecordedTags.SCENARIO).orElse("");
    List<String> options = tags.get(RecordedTags.OPTIONS).map(RecordedTags::list).orElse(List.of());
    return met(files.computeIfAbsent(new Key(text, scenario, options), RecordedGames::read));
  }

  private static RecordedGame read(Key key) {
    GameFile file = GameFileReader.read(key.text.name() + ".game.json", key.text.text());
    boolean plain = key.scenario.isEmpty() && key.options.isEmpty();
    return new RecordedGame(plain ? file : file.scenario(key.scenario, key.options), key.text);
  }

  private GameFile read(MapFile text) {
    return files.computeIfAbsent(new Key(text, "", List.of()), RecordedGames::read).file();
  }

  /** A game of its own for a record. */
  private static RecordedGame met(RecordedGame same) {
    RecordedGame game = same.again();
    Games.meet(game);
    return game;
  }

  /** The id of the game file that has a title, or that is called so. */
  private synchronized Optional<String> titled(String title) {
    if (!titlesRead) {
      titlesRead = true;
      for (String id : library.gameFiles()) {
        library
            .gameFile(id)
            .map(this::read)
            .ifPresent(file -> titles.putIfAbsent(file.title(), id));
        titles.put(id, id);
      }
    }
    return Optional.ofNullable(titles.get(title));
  }
}
