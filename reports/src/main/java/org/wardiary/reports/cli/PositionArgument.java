package org.wardiary.reports.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.events.game.EventSink;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Position;
import org.wardiary.events.game.Setup;
import org.wardiary.events.game.Tags;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.Text;
import org.wardiary.reports.archive.ArchivedGame;
import org.wardiary.reports.archive.GamePoint;
import org.wardiary.reports.archive.InputRefused;
import org.wardiary.reports.archive.Session;
import org.wardiary.reports.archive.View;
import org.wardiary.reports.search.WantedPosition;

/**
 * Reads the position that a command line names: {@code GAME@PLY}, JSON, or a file with JSON.
 *
 * @param maps maps on which positions in JSON may be
 * @param mapName name of such a map; empty for the game's standard map
 */
record PositionArgument(MapLibrary maps, String mapName) {

  private static final String MAP_NAME = "map-name";
  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  /** Reads positions on the map that a query of games names, if it names one. */
  static PositionArgument of(MapOptions maps, GameQuery games) {
    MapLibrary library = MapLibrary.with(maps.folders());
    List<String> wanted = games.values().getOrDefault(MAP_NAME, List.of());
    return new PositionArgument(library, wanted.size() == 1 ? wanted.get(0) : "");
  }

  /**
   * The position.
   *
   * @throws InputRefused if there is none, with the reason
   */
  WantedPosition read(String text, Session session) {
    if (text.startsWith("{")) {
      return json(text);
    }
    int at = text.lastIndexOf('@');
    Optional<Path> file = file(text);
    if (file.isPresent()) {
      return json(content(file.get()));
    }
    if (at < 1) {
      throw new InputRefused(
          Text.of("expected a file, JSON in braces, or GAME@PLY but got '%s'", text));
    }
    return game(text.substring(0, at), text.substring(at + 1), session);
  }

  private static Optional<Path> file(String text) {
    try {
      return Optional.of(Path.of(text)).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static String content(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read " + file, e);
    }
  }

  private static WantedPosition game(String prefix, String ply, Session session) {
    ArchivedGame game = session.game(prefix);
    try {
      int at = GamePoint.parse(ply).in(game, View.ofUmpire(game.setup().game()));
      return WantedPosition.of(game.at(at));
    } catch (IllegalArgumentException e) {
      throw new InputRefused(e.getMessage());
    }
  }

  private WantedPosition json(String text) {
    try {
      JsonNode json = MAPPER.readTree(text);
      String id = json.path("game").asText("");
      return WantedPosition.of(json, setup(game(id), 0));
    } catch (JsonProcessingException e) {
      throw new InputRefused("expected one position as JSON but " + e.getOriginalMessage());
    }
  }

  private static Game game(String id) {
    return Games.find(id)
        .orElseThrow(
            () ->
                new InputRefused(
                    Text.of(
                        "expected a position with one of the games %s but got '%s'",
                        Games.all().stream().map(Game::id).toList(), id)));
  }

  /** A setup of a game on the map that is named. */
  private Setup setup(Game game, int first) {
    Tags.Pair kind = new Tags.Pair("Game", game.id());
    Tags.Pair begins = new Tags.Pair("First", game.sides().get(first));
    Tags tags =
        mapName.isEmpty()
            ? new Tags(List.of(kind, begins))
            : new Tags(List.of(kind, begins, new Tags.Pair("Map", mapName)));
    Setups.Resolved setup = new Setups(maps).of(tags);
    if (setup instanceof Setups.Resolved.Bad bad) {
      throw new InputRefused(bad.rejection().reason());
    }
    return ((Setups.Resolved.Ready) setup).setup();
  }

  /**
   * The start of a game's games.
   *
   * @param first side with the first turn, 0 or 1
   */
  WantedPosition start(Game game, int first) {
    Setup setup = setup(game, first);
    Position start = setup.game().position(setup);
    start.begin(EventSink.NONE);
    return WantedPosition.of(start);
  }

  /**
   * The position after some more answers.
   *
   * @param answers divided by blanks
   * @throws InputRefused if one is not legal
   */
  static WantedPosition after(WantedPosition from, String answers) {
    Position position =
        from.position()
            .orElseThrow(() -> new InputRefused("expected --answers after GAME@PLY or --game"))
            .copy();
    for (String word : answers.trim().split("\\s+")) {
      for (String answer : position.setup().game().split(word)) {
        long code = position.read(answer);
        if (code == Position.UNREADABLE || !position.isLegal(code)) {
          throw new InputRefused(
              Text.of(
                  "expected a legal answer at ply %d but got '%s': %s",
                  position.ply(), answer, position.rejection(answer).reason()));
        }
        position.play(code, EventSink.NONE);
      }
    }
    return WantedPosition.of(position);
  }
}
