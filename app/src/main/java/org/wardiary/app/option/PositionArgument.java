package org.wardiary.app.option;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.wardiary.analytics.filter.GameQuery;
import org.wardiary.app.archive.Session;
import org.wardiary.events.game.Game;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.text.Encoding;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.Text;
import org.wardiary.projector.view.GameSummary;
import org.wardiary.reports.search.PositionReader;
import org.wardiary.reports.search.RulesAsked;
import org.wardiary.reports.search.WantedPosition;

/**
 * The position that a command line names: {@code GAME@PLY}, JSON, or a file with JSON.
 *
 * @param reader reads the first two forms
 */
public record PositionArgument(PositionReader reader) {

  private static final String MAP_NAME = "map-name";

  /**
   * An argument that is read on the map and by the rules that a query of games names, if it does.
   *
   * @param found the games that match the query
   */
  public static PositionArgument of(
      MapOptions maps, GameQuery games, Collection<GameSummary> found) {
    MapLibrary library = maps.library();
    List<String> wanted = games.values().getOrDefault(MAP_NAME, List.of());
    String mapName = wanted.size() == 1 ? wanted.get(0) : "";
    return new PositionArgument(new PositionReader(library, mapName, new RulesAsked(games, found)));
  }

  /**
   * Reads the position that a text names.
   *
   * @throws InputRefused if the text names none, with the reason
   */
  public WantedPosition read(String text, Session session) {
    Optional<Path> file = text.startsWith("{") ? Optional.empty() : file(text);
    return file.map(it -> reader.json(content(it)))
        .orElseGet(() -> reader.read(text, session.games()::game));
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
      return Encoding.decode(Files.readAllBytes(file));
    } catch (CharacterCodingException e) {
      throw new InputRefused(Text.of("%s: %s", file, e.getMessage()));
    } catch (IOException e) {
      throw new UncheckedIOException("expected to read " + file, e);
    }
  }

  /**
   * The starting position of a kind of game.
   *
   * @param first side with the first turn, 0 or 1
   */
  public WantedPosition start(Game game, int first) {
    return reader.start(game, first);
  }
}
