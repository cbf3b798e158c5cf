package org.wardiary.reports.search;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import java.util.function.Function;
import org.wardiary.events.game.Game;
import org.wardiary.events.game.Games;
import org.wardiary.events.game.Setup;
import org.wardiary.events.referee.MapLibrary;
import org.wardiary.events.referee.Setups;
import org.wardiary.events.text.InputRefused;
import org.wardiary.events.text.StrictJson;
import org.wardiary.events.text.Text;
import org.wardiary.reports.history.GameHistory;
import org.wardiary.reports.history.GamePoint;
import org.wardiary.reports.history.View;

/**
 * Reads the positions that users ask for: {@code GAME@PLY}, or JSON as {@code position --json}
 * prints it.
 *
 * @param maps the maps that positions in JSON may be on
 * @param mapName name of the map of positions in JSON; empty for the game's standard map
 * @param rules rules of positions in JSON that do not name theirs
 */
public record PositionReader(MapLibrary maps, String mapName, RulesAsked rules) {

  /**
   * Reads a position.
   *
   * @param text JSON in braces, or {@code GAME@PLY}
   * @param games finds a game by a prefix of its id
   * @throws InputRefused if the text is not a position; the message says why
   */
  public WantedPosition read(String text, Function<String, GameHistory> games) {
    if (text.stripLeading().startsWith("{")) {
      return json(text);
    }
    int at = text.lastIndexOf('@');
    if (at < 1) {
      throw new InputRefused(
          Text.of("expected a file, JSON in braces, or GAME@PLY but got '%s'", text));
    }
    return point(games.apply(text.substring(0, at)), text.substring(at + 1));
  }

  private static WantedPosition point(GameHistory game, String ply) {
    try {
      int at = GamePoint.parse(ply).in(game, View.ofUmpire(game.setup().game()));
      return WantedPosition.of(game.at(at));
    } catch (IllegalArgumentException e) {
      throw new InputRefused(e.getMessage());
    }
  }

  /**
   * Reads a position in JSON.
   *
   * @throws InputRefused if the text is not a position; the message says why
   */
  public WantedPosition json(String text) {
    try {
      JsonNode json = StrictJson.read(text);
      String id = json.path("game").asText("");
      Game game = game(id);
      Optional<String> own = Optional.of(json.path("rules").asText("")).filter(it -> !it.isEmpty());
      return WantedPosition.of(json, setup(game, 0, own.or(() -> rules.of(game))));
    } catch (JsonProcessingException e) {
      throw new InputRefused("expected one position as JSON but got " + StrictJson.problem(e));
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

  /** A setup of a game on the named map, by the rules of a tag if there is one. */
  private Setup setup(Game game, int first, Optional<String> tag) {
    Optional<String> map = Optional.of(mapName).filter(name -> !name.isEmpty());
    Setups.Resolved setup = new Setups(maps).of(game, game.sides().get(first), map, tag);
    if (setup instanceof Setups.Resolved.Bad bad) {
      throw new InputRefused(bad.rejection().reason());
    }
    return ((Setups.Resolved.Ready) setup).setup();
  }

  /**
   * The starting position of a game.
   *
   * @param first side with the first turn, 0 or 1
   */
  public WantedPosition start(Game game, int first) {
    return WantedPosition.of(setup(game, first, rules.of(game)).start());
  }
}
